import type { AbortSignalLike } from '@/platform/http/types'
import { sendDownload } from '@/platform/download'
import { ApiError, throwNetworkError } from './errors'

const HTTP_OK = 200

/** What a download may carry. */
export interface DownloadOptions {
  /** 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignalLike | undefined
}

/**
 * Downloads a file and gives its local address. Private files have signed addresses, so no
 * token travels.
 *
 * @throws ApiError of kind network, or of kind http for any HTTP status but 200.
 */
export const download = async (url: string, { onProgress, signal }: DownloadOptions = {}): Promise<string> => {
  const reply = await sendDownload({ url, headers: {}, onProgress, signal }).catch(throwNetworkError)
  if (reply.status !== HTTP_OK) throw new ApiError('http', reply.status, '')
  return reply.filePath
}
