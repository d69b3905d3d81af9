import type { WxEvents } from './events'
import type { WxFamily } from './strict-wx'

/** The phone's network as a test sets it. */
export interface NetworkState {
  readonly family: WxFamily
  isConnected(): boolean
  set(networkType: string): void
}

const NO_NETWORK = 'none'

export function createNetworkState(events: WxEvents): NetworkState {
  let networkType = 'wifi'
  const isConnected = (): boolean => networkType !== NO_NETWORK
  return {
    family: { calls: { getNetworkType: () => ({ networkType }) } },
    isConnected,
    set(wanted) {
      networkType = wanted
      events.emit('NetworkStatusChange', { isConnected: isConnected(), networkType })
    },
  }
}
