import type { Bridge } from '../bridge'
import type { Problems } from '../problems'
import { addressFault } from './safe-address'
import type { Options } from './settle'
import type { WxFamily } from './strict-wx'

type Listener = (payload: unknown) => void

/** What Node tells of a socket. */
interface SocketNews {
  readonly socketId: number
  readonly event: 'open' | 'message' | 'close' | 'error'
  readonly payload: unknown
}

let lastSocketId = 0

/** Sockets: they are real, and Node holds them. */
export function socketFamily(bridge: Bridge, problems: Problems): WxFamily {
  const listeners = new Map<string, Listener>()
  bridge.onPush('socket', (news) => {
    const { socketId, event, payload } = news as SocketNews
    listeners.get(`${socketId}:${event}`)?.(payload)
  })
  const connect = ({ url, header, success, fail }: Options): object => {
    const fault = addressFault(String(url))
    lastSocketId += 1
    const socketId = lastSocketId
    const listenTo = (event: SocketNews['event']) => (listener: Listener) =>
      void listeners.set(`${socketId}:${event}`, listener)
    if (fault === null) {
      void bridge.call('socketOpen', { socketId, url, header })
      success?.({ errMsg: 'connectSocket:ok', socketTaskId: socketId })
    } else {
      problems.report('wx', `connectSocket:fail ${fault}`)
      fail?.({ errMsg: 'connectSocket:fail url not in domain list' })
    }
    return {
      onOpen: listenTo('open'),
      onMessage: listenTo('message'),
      onClose: listenTo('close'),
      onError: listenTo('error'),
      send: ({ data }: Options) => void bridge.call('socketSend', { socketId, data }),
      close: () => void bridge.call('socketClose', { socketId }),
    }
  }
  return { tasks: { connectSocket: connect } }
}
