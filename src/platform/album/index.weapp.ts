import Taro from '@tarojs/taro'
import { wasCancelled, wordsOf } from '../wechat-words'
import type { SaveOutcome, SaveToAlbum } from './types'

/**
 * WeChat's words, by phone and client: "auth deny", "auth denied", "authorize no response", "privacy permission is not
 * authorized".
 */
const REFUSED = /auth|privacy/i

const outcomeOf = (error: unknown): SaveOutcome => {
  if (REFUSED.test(wordsOf(error))) return 'refused'
  if (wasCancelled(error)) return 'cancelled'
  throw new Error(wordsOf(error))
}

/** Puts the file into the phone's album; WeChat asks the person the first time. */
export const saveToAlbum: SaveToAlbum = async ({ filePath, kind }) => {
  const save = kind === 'video' ? Taro.saveVideoToPhotosAlbum : Taro.saveImageToPhotosAlbum
  try {
    await save({ filePath })
    return 'saved'
  } catch (error) {
    return outcomeOf(error)
  }
}
