import { saveToAlbum } from '@/platform/album'
import type { KeptFile, SaveOutcome } from '@/platform/album/types'
import { download, type DownloadOptions } from '../request/download'
import { fileNameOf } from './file-name'

/** A picture or video of the server. */
export interface SavedMedia extends Pick<KeptFile, 'kind'> {
  url: string
}

/**
 * Downloads a picture or video and keeps it on this phone.
 *
 * @throws ApiError as `download`; an Error when the phone could not write it.
 */
export const saveMedia = async ({ url, kind }: SavedMedia, options?: DownloadOptions): Promise<SaveOutcome> =>
  saveToAlbum({ filePath: await download(url, options), kind, name: fileNameOf(url) })
