import Taro from '@tarojs/taro'

/** Puts a text on the phone's clipboard; rejects if the system refuses. */
export const writeClipboard = async (text: string): Promise<void> => {
  await Taro.setClipboardData({ data: text })
  // WeChat draws a toast of its own over ours.
  Taro.hideToast()
}
