import Taro from '@tarojs/taro'
import type { ChoosePicture } from './types'

const wasCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errMsg' in error && /cancel/.test(String(error.errMsg))

/** Opens WeChat's own choice of pictures, with the camera. */
export const choosePicture: ChoosePicture = async () => {
  try {
    const { tempFiles } = await Taro.chooseMedia({ count: 1, mediaType: ['image'], sourceType: ['album', 'camera'] })
    return tempFiles[0]?.tempFilePath ?? null
  } catch (error) {
    if (wasCancelled(error)) return null
    throw error
  }
}
