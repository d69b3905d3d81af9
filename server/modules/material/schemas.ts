import { Type } from 'typebox'
import { MediaKind } from '@/wire/enums/content'
import { nullable, pageOf, pageQuery, valueOf } from '../../http/schemas'

export const materialFolder = Type.Object({
  folderId: Type.String(),
  folderName: Type.String(),
  modelId: nullable(Type.String()),
  cover: Type.String(),
  buckets: Type.Array(Type.Object({ bucketId: Type.String(), bucketName: Type.String(), fileCount: Type.Integer() })),
})

export const filesQuery = Type.Object({ bucketId: Type.String({ minLength: 1, maxLength: 64 }), ...pageQuery })

export const filePage = pageOf(
  Type.Object({
    fileId: Type.String(),
    url: Type.String(),
    poster: nullable(Type.String()),
    width: Type.Integer(),
    height: Type.Integer(),
    durationSeconds: nullable(Type.Integer()),
    mediaKind: valueOf(MediaKind),
  }),
)
