import { Type, type Static } from 'typebox'
import { MediaKind } from '../enums/content'
import { mediaSize } from './content'
import { pageOf, PageQuery } from './page'
import { count, nullable, text, valueOf } from './parts'

const MAX_ID_LENGTH = 64

/** A folder of pictures. */
export const MaterialFolder = Type.Object({
  folderId: text(),
  folderName: text(),
  modelId: nullable(text(), 'unless it shows one model'),
  cover: text(),
  buckets: Type.Array(Type.Object({ bucketId: text(), bucketName: text(), fileCount: count() })),
})
export type MaterialFolder = Static<typeof MaterialFolder>

export const MaterialFolders = Type.Array(MaterialFolder)

/** One picture or video of a bucket. */
export const MaterialFile = Type.Object({ fileId: text(), url: text(), ...mediaSize, mediaKind: valueOf(MediaKind) })
export type MaterialFile = Static<typeof MaterialFile>

export const MaterialFilesQuery = Type.Object({
  bucketId: Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH }),
  ...PageQuery.properties,
})
export type MaterialFilesQuery = Static<typeof MaterialFilesQuery>

export const MaterialFilePage = pageOf(MaterialFile)
