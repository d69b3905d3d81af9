import type { HttpRequest } from '../http/types'

/** One download. */
interface DownloadRequest extends Omit<HttpRequest, 'method' | 'body'> {
  /** 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined
}

/** `filePath` is a local address that pictures and previews can show: `blob:` in a browser, a temporary path else. */
export interface DownloadReply {
  status: number
  headers: Record<string, string>
  filePath: string
}

/** Downloads one file. Rejects with TransportError only; every HTTP status is a reply. */
export type SendDownload = (request: DownloadRequest) => Promise<DownloadReply>
