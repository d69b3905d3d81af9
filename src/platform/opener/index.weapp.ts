import Taro from '@tarojs/taro'
import type { CallPhone, OpenOutside } from './types'

/** A mini-program may not open a browser: the address is copied for the shopper to open. */
export const openOutside: OpenOutside = async (address) => {
  await Taro.setClipboardData({ data: address })
  return 'copied'
}

/** Opens WeChat's call sheet; closing it is no failure. */
export const callPhone: CallPhone = async (phoneNumber) => {
  await Taro.makePhoneCall({ phoneNumber }).catch(() => undefined)
}
