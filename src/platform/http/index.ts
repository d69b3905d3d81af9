import type { SendRequest } from './types'
import { headersOf, openXhr } from './xhr'

/** Sends one request from the browser. Rejects with TransportError only. */
export const sendRequest: SendRequest = async (request) => {
  const xhr = await openXhr(request)
  return { status: xhr.status, headers: headersOf(xhr), text: xhr.responseText }
}
