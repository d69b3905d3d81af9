import { NETWORK_TIMEOUT_MS, TransportError } from '../http/types'
import { openXhr } from '../http/xhr'
import type { LoadBytes } from './types'

const OK = 200

declare global {
  interface Window {
    /** The file that the page has asked for before the app runs (config/h5/begin.js); null where the server has none. */
    fileAhead?: { url: string; bytes: Promise<ArrayBuffer | null> }
  }
}

/**
 * The file that the page asked for, once: one that cannot be used is not found again. Undefined where it asked for none,
 * null where it does not come.
 */
const takeAhead = (url: string): Promise<ArrayBuffer | null> | undefined => {
  const { fileAhead } = window
  if (fileAhead?.url !== url) return undefined
  delete window.fileAhead
  const tooLate = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), NETWORK_TIMEOUT_MS)
  })
  return Promise.race([fileAhead.bytes.catch(() => null), tooLate])
}

/** Loads a file through the browser. */
export const loadBytes: LoadBytes = async ({ url, signal }) => {
  const ahead = takeAhead(url)
  const bytes = ahead && (await ahead)
  if (bytes) return bytes
  const xhr = await openXhr({ method: 'GET', url, headers: {}, responseType: 'arraybuffer', signal })
  if (xhr.status !== OK) throw new TransportError('')
  return xhr.response as ArrayBuffer // responseType 'arraybuffer' makes it one
}
