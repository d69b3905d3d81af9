import { areAllReady, readyPaths, type PictureUpload } from '@/domain/picture-upload'

/** Pictures that one transfer may carry. */
export const MAX_SLIPS = 6

/** The paths to announce; null while there is none, or a picture is still on its way or failed. */
export const slipPaths = (uploads: readonly PictureUpload[]): string[] | null =>
  uploads.length > 0 && areAllReady(uploads) ? readyPaths(uploads) : null
