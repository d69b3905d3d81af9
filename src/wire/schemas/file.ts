/** Reply of an upload: `path` is kept in records, `url` shows the file (expiring when the file is private). */
export interface UploadedFile {
  path: string
  url: string
}
