import Taro from '@tarojs/taro'
import { NETWORK_TIMEOUT_MS, TransportError } from '../http/types'
import { transportErrorOf } from '../http/weapp-task'
import type { OpenSocket } from './types'

/** Opens a socket through WeChat. Rejects with TransportError (specification section 7). */
export const openSocket: OpenSocket = async ({ url, headers, timeoutMs, onMessage, onClose }) => {
  const task = await Taro.connectSocket({ url, header: headers })
  return new Promise((resolve, reject) => {
    let isOpen = false
    const timer = setTimeout(() => {
      reject(new TransportError('timeout'))
      task.close({})
    }, timeoutMs ?? NETWORK_TIMEOUT_MS)
    task.onOpen(() => {
      clearTimeout(timer)
      isOpen = true
      resolve({ send: (text) => task.send({ data: text }), close: () => task.close({}) })
    })
    task.onMessage(({ data }) => onMessage(String(data)))
    task.onError(({ errMsg }) => {
      clearTimeout(timer)
      reject(transportErrorOf(errMsg))
    })
    task.onClose(() => {
      clearTimeout(timer)
      if (isOpen) onClose()
      else reject(new TransportError(''))
    })
  })
}
