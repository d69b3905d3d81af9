import Taro from '@tarojs/taro'
import type { SaveOutcome, SaveToAlbum } from './types'

/** WeChat's words, by phone and client: "auth deny", "auth denied", "authorize no response", "privacy permission is not authorized". */
const REFUSED = /auth|privacy/i
const CANCELLED = /cancel/i

const outcomeOf = (errMsg: string): SaveOutcome => {
  if (REFUSED.test(errMsg)) return 'refused'
  if (CANCELLED.test(errMsg)) return 'cancelled'
  throw new Error(errMsg)
}

/** Puts the file into the phone's album; WeChat asks the person the first time. */
export const saveToAlbum: SaveToAlbum = async ({ filePath, kind }) => {
  const save = kind === 'video' ? Taro.saveVideoToPhotosAlbum : Taro.saveImageToPhotosAlbum
  try {
    await save({ filePath })
    return 'saved'
  } catch (error) {
    return outcomeOf((error as { errMsg?: string }).errMsg ?? '')
  }
}
