/** Where an upload stands: `percent` of it is sent, `reason` says why it failed, `path` is how the server keeps it. */
export type UploadState =
  | { status: 'uploading'; percent: number }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; path: string }

/** A picture that the shopper gives. `source` shows it; empty until its address is known. */
export type PictureUpload = { key: string; source: string } & UploadState

/** A picture that the server keeps, with an address that shows it for a while. */
export interface KeptPicture {
  path: string
  url: string
}

/** The pictures with one of them changed; one that was removed meanwhile stays away. */
export const changeUpload = (uploads: readonly PictureUpload[], changed: PictureUpload): PictureUpload[] =>
  uploads.map((upload) => (upload.key === changed.key ? changed : upload))

/** The paths of what the server keeps, in the order of the pictures. */
export const readyPaths = (uploads: readonly PictureUpload[]): string[] =>
  uploads.flatMap((upload) => (upload.status === 'ready' ? [upload.path] : []))

/** What keeps pictures from being given: one is on its way, or did not get there; null where the server has them all. */
export const uploadObstacle = (uploads: readonly PictureUpload[]): 'uploading' | 'uploadFailed' | null => {
  if (uploads.some(({ status }) => status === 'uploading')) return 'uploading'
  return uploads.some(({ status }) => status === 'failed') ? 'uploadFailed' : null
}
