import { areAllReady, readyPaths, type PictureUpload } from '@/domain/picture-upload'

/** The paths to announce; null while there is none, or a picture is still on its way or failed. */
export const slipPaths = (uploads: readonly PictureUpload[]): string[] | null =>
  uploads.length > 0 && areAllReady(uploads) ? readyPaths(uploads) : null
