import { openSocket } from '@/platform/socket'
import type { Socket } from '@/platform/socket/types'
import { currentToken } from './credentials'
import { throwNetworkError } from './errors'
import { requestHeaders } from './headers'

/** Who hears what a socket says. */
export interface SocketListener {
  onMessage: (text: string) => void
  /** Called once when an open socket ends, whoever ended it. */
  onClose: () => void
}

/**
 * Opens a socket with the headers of every call; a browser sends none of them (specification section 7).
 *
 * @throws ApiError of kind network when it does not open within 60,000 ms or at all.
 */
export const connectSocket = async (url: string, listener: SocketListener): Promise<Socket> =>
  openSocket({ url, headers: requestHeaders(currentToken()), ...listener }).catch(throwNetworkError)
