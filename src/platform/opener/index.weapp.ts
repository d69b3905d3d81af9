import Taro from '@tarojs/taro'
import type { CallPhone, OpenOutside } from './types'

/** A mini-program may not open a browser. */
export const openOutside: OpenOutside = () => false

/** Opens WeChat's call sheet; closing it is no failure. */
export const callPhone: CallPhone = async (phoneNumber) => {
  await Taro.makePhoneCall({ phoneNumber }).catch(() => undefined)
}
