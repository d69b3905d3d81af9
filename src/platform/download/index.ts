import { headersOf, openXhr } from '../http/xhr'
import type { SendDownload } from './types'

/** Downloads one file into the browser. Rejects with TransportError only. */
export const sendDownload: SendDownload = async (request) => {
  const xhr = await openXhr({ ...request, method: 'GET', responseType: 'blob' })
  const file = xhr.response as Blob // responseType 'blob' makes it one
  return { status: xhr.status, headers: headersOf(xhr), filePath: URL.createObjectURL(file) }
}
