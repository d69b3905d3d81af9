import Taro from '@tarojs/taro'
import type { Network } from './types'

// WeChat tells the present state only by a callback, so the last answer is remembered.
let isConnected = true

/** The phone's network, as WeChat tells it. */
export const network: Network = {
  isOnline: () => isConnected,
  // WeChat does not tell.
  isDataSaved: () => false,
  watch(onChange) {
    const report = (isOnline: boolean): void => {
      if (isOnline === isConnected) return
      isConnected = isOnline
      onChange(isOnline)
    }
    const onStatus = (status: { isConnected: boolean }): void => report(status.isConnected)
    Taro.onNetworkStatusChange(onStatus)
    void Taro.getNetworkType({ success: ({ networkType }) => report(networkType !== 'none') })
    return () => Taro.offNetworkStatusChange(onStatus)
  },
}
