import Taro from '@tarojs/taro'
import type { CallPhone, OpenOutside } from './types'

/** A mini-program may not open a browser: the address is copied for the shopper to open. */
export const openOutside = (async (address) => {
  await Taro.setClipboardData({ data: address })
  return 'copied'
}) satisfies OpenOutside

/** Opens WeChat's call sheet; closing it is no failure. */
export const callPhone = (async (phoneNumber) => {
  await Taro.makePhoneCall({ phoneNumber }).catch(() => undefined)
}) satisfies CallPhone
