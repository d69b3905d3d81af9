import Taro from '@tarojs/taro'
import { MediaKind } from '@/wire/enums/content'
import type { ChooseMedia } from './types'

const wasCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errMsg' in error && /cancel/.test(String(error.errMsg))

/** Opens WeChat's own choice of pictures and videos, with the camera. */
export const chooseMedia: ChooseMedia = async (most) => {
  try {
    const { tempFiles } = await Taro.chooseMedia({
      count: most,
      mediaType: ['image', 'video'],
      sourceType: ['album', 'camera'],
    })
    return tempFiles.map(({ tempFilePath, size, fileType }) => ({
      address: tempFilePath,
      kind: fileType === 'video' ? MediaKind.video : MediaKind.picture,
      bytes: size,
    }))
  } catch (error) {
    if (wasCancelled(error)) return []
    throw error
  }
}
