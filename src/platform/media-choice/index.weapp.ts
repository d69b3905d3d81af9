import Taro from '@tarojs/taro'
import { MediaKind } from '@/wire/enums/content'
import { wasCancelled } from '../wechat-words'
import { onePicker } from './one-picker'
import type { ChooseMedia, ChoosePicture } from './types'

/** Opens WeChat's own choice, with the camera. */
const openPicker = async (mediaType: ('image' | 'video')[], most: number) => {
  try {
    return (await Taro.chooseMedia({ count: most, mediaType, sourceType: ['album', 'camera'] })).tempFiles
  } catch (error) {
    if (wasCancelled(error)) return []
    throw error
  }
}

const chooseFiles = (mediaType: ('image' | 'video')[], most: number) => onePicker(() => openPicker(mediaType, most))

export const choosePicture: ChoosePicture = async () => {
  const [file] = await chooseFiles(['image'], 1)
  return file?.tempFilePath ?? null
}

export const chooseMedia: ChooseMedia = async (most) => {
  const files = await chooseFiles(['image', 'video'], most)
  return files.map(({ tempFilePath, size, fileType }) => ({
    address: tempFilePath,
    kind: fileType === 'video' ? MediaKind.video : MediaKind.picture,
    bytes: size,
  }))
}
