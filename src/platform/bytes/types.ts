import type { AbortSignalLike } from '../http/types'

/** One file to load. */
interface BytesRequest {
  url: string
  signal?: AbortSignalLike | undefined
}

/** Loads a file into memory. Rejects with TransportError for no reply and for any status but 200. */
export type LoadBytes = (request: BytesRequest) => Promise<ArrayBuffer>
