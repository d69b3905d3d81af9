import Taro from '@tarojs/taro'
import type { Network } from './types'

// WeChat tells the present state only by a callback, so the last answer is remembered.
let isConnected = true
let isListening = false
const watchers = new Set<(isOnline: boolean) => void>()

const report = (isOnline: boolean): void => {
  if (isOnline === isConnected) return
  isConnected = isOnline
  for (const onChange of watchers) onChange(isOnline)
}

/** Once for all watchers, from the first one on. */
const listen = (): void => {
  if (isListening) return
  isListening = true
  Taro.onNetworkStatusChange((status) => report(status.isConnected))
  void Taro.getNetworkType({ success: ({ networkType }) => report(networkType !== 'none') })
}

/** The phone's network, as WeChat tells it. */
export const network: Network = {
  isOnline: () => isConnected,
  // WeChat does not tell.
  isDataSaved: () => false,
  watch(onChange) {
    watchers.add(onChange)
    listen()
    return () => void watchers.delete(onChange)
  },
}
