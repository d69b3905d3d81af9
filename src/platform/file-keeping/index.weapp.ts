import Taro from '@tarojs/taro'
import { sendDownload } from '../download'
import { wasCancelled } from '../wechat-words'
import type { KeepFile } from './types'

const HTTP_OK = 200

/** Whether a file goes to a chat, which is said before. */
export const KEEPS_IN_CHAT: boolean = true

/**
 * WeChat keeps no file for its user: it is sent to a chat, one's own among them, and only by a tap that nothing was waited for
 * after. Whoever changes their mind is no failure.
 */
export const keepFile: KeepFile = async (name, address) => {
  const { status, filePath } = await sendDownload({ url: address, headers: {} })
  if (status !== HTTP_OK) throw new Error(`The file was answered with ${status}.`)
  return async () => {
    try {
      await Taro.shareFileMessage({ filePath, fileName: name })
    } catch (error) {
      if (!wasCancelled(error)) throw error
    }
  }
}
