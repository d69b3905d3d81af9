import { NETWORK_TIMEOUT_MS, TransportError } from '../http/types'
import type { OpenSocket } from './types'

/** Opens a socket from the browser. Rejects with TransportError (specification section 7). */
export const openSocket: OpenSocket = ({ url, timeoutMs, onMessage, onClose }) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    const timer = setTimeout(() => {
      reject(new TransportError('timeout'))
      socket.close()
    }, timeoutMs ?? NETWORK_TIMEOUT_MS)
    let isOpen = false
    socket.onopen = () => {
      clearTimeout(timer)
      isOpen = true
      resolve({ send: (text) => socket.send(text), close: () => socket.close() })
    }
    socket.onmessage = ({ data }) => onMessage(String(data))
    socket.onclose = () => {
      clearTimeout(timer)
      if (isOpen) onClose()
      else reject(new TransportError(''))
    }
  })
