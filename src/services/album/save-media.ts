import { saveToAlbum } from '@/platform/album'
import type { KeptFile, SaveOutcome } from '@/platform/album/types'
import { download, type DownloadOptions } from '../request/download'

/** A picture or video of the server. */
export interface SavedMedia extends Pick<KeptFile, 'kind'> {
  url: string
}

/** The name that a file has on the server, for the browser's downloads. */
export const fileNameOf = (url: string): string => {
  const [path = ''] = url.split(/[?#]/)
  return path.slice(path.lastIndexOf('/') + 1) || 'file'
}

/**
 * Downloads a picture or video and keeps it on this phone.
 *
 * @throws ApiError as `download`; an Error when the phone could not write it.
 */
export const saveMedia = async ({ url, kind }: SavedMedia, options?: DownloadOptions): Promise<SaveOutcome> =>
  saveToAlbum({ filePath: await download(url, options), kind, name: fileNameOf(url) })
