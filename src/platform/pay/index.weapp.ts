import Taro from '@tarojs/taro'
import { PayChannel } from '@/wire/enums/payment'
import { wasCancelled } from '../wechat-words'
import type { OpenPayment, OwnPayChannel } from './types'

/** A mini-program opens WeChat's own pay view. */
export const payChannel: OwnPayChannel = PayChannel.jsapi

/** Opens WeChat's pay view and waits until it closes. Rejects when it cannot be opened. */
export const openPayment: OpenPayment = async ({ jsapiParams }) => {
  if (!jsapiParams) throw new Error('the payment has no parameters')
  try {
    await Taro.requestPayment(jsapiParams)
    return 'closed'
  } catch (error) {
    if (wasCancelled(error)) return 'cancelled'
    throw error
  }
}
