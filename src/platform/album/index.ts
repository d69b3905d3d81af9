import { isInWechat } from '../system/user-agent'
import type { SaveToAlbum } from './types'

/** A browser reads the file some time after the click; then its memory may go. */
const RELEASE_AFTER_MS = 60_000

/** Hands the file to the browser's downloads, which do not tell how it ends; WeChat's own browser has none. */
export const saveToAlbum: SaveToAlbum = async ({ filePath, name }) => {
  if (isInWechat()) {
    URL.revokeObjectURL(filePath)
    return 'elsewhere'
  }
  const link = document.createElement('a')
  link.href = filePath
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(filePath), RELEASE_AFTER_MS)
  return 'begun'
}
