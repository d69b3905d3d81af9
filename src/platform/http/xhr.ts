import { NETWORK_TIMEOUT_MS, TransportError, type HttpRequest } from './types'

interface XhrCall extends Omit<HttpRequest, 'body'> {
  body?: XMLHttpRequestBodyInit | undefined
  responseType?: 'text' | 'blob' | 'arraybuffer'
  onProgress?: ((percent: number) => void) | undefined
}

const FULL_PERCENT = 100

/** Response headers by lower-case name. */
export const headersOf = (xhr: XMLHttpRequest): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  return headers
}

/**
 * One XMLHttpRequest from start to end. Chosen over fetch because it alone reports upload progress and knows a timeout
 * by itself, so that requests, uploads and downloads share this one small path. Rejects with TransportError.
 */
export const openXhr = (call: XhrCall): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const { signal, onProgress } = call
    if (signal?.aborted) {
      reject(new TransportError('abort'))
      return
    }
    const xhr = new XMLHttpRequest()
    const abort = (): void => xhr.abort()
    xhr.open(call.method, call.url)
    xhr.timeout = call.timeoutMs ?? NETWORK_TIMEOUT_MS
    xhr.responseType = call.responseType ?? 'text'
    for (const name of Object.keys(call.headers)) xhr.setRequestHeader(name, call.headers[name] ?? '')

    xhr.onload = () => resolve(xhr)
    xhr.onerror = () => reject(new TransportError(''))
    xhr.ontimeout = () => reject(new TransportError('timeout'))
    xhr.onabort = () => reject(new TransportError('abort'))
    xhr.onloadend = () => signal?.removeEventListener('abort', abort)
    if (onProgress) {
      const report = ({ loaded, total }: ProgressEvent): void => {
        if (total > 0) onProgress(Math.round((loaded / total) * FULL_PERCENT))
      }
      // An upload's progress is that of the body; a download's is that of the reply.
      if (call.body === undefined) xhr.onprogress = report
      else xhr.upload.onprogress = report
    }
    signal?.addEventListener('abort', abort)
    xhr.send(call.body ?? null)
  })
