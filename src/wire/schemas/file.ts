import { Type, type Static } from 'typebox'
import { text, uploadPath } from './parts'

export const UploadForm = Type.Object({ module: text('What the file is for') })

/** Reply of an upload. */
export const UploadedFile = Type.Object({
  path: text('What records keep'),
  url: text('Shows the file; expires when the file is private'),
})
export type UploadedFile = Static<typeof UploadedFile>

export const FileQuery = Type.Object({ path: uploadPath('As the upload answered it') })

export const FileUrl = Type.Object({ url: text('Shows the file; expires when the file is private') })
