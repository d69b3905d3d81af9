import { isInWechat } from '../system/user-agent'
import type { KeepFile } from './types'

/** Whether a file goes to a chat, which is said before. */
export const KEEPS_IN_CHAT: boolean = false

/** Lets the browser save it as it saves any download: straight to the disk, however large it is; WeChat's own has none. */
export const keepFile: KeepFile = async (name, address) => {
  if (isInWechat()) return 'elsewhere'
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  return null
}
