import { TransportError } from '../http/types'
import { openXhr } from '../http/xhr'
import type { LoadBytes } from './types'

const OK = 200

/** Loads a file through the browser. */
export const loadBytes: LoadBytes = async ({ url, signal }) => {
  const xhr = await openXhr({ method: 'GET', url, headers: {}, responseType: 'arraybuffer', signal })
  if (xhr.status !== OK) throw new TransportError('')
  return xhr.response as ArrayBuffer // responseType 'arraybuffer' makes it one
}
