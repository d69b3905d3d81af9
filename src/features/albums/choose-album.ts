import type { MaterialFolder } from '@/wire/schemas/material'

/** What a link asks for; any part of it may be missing or name what there is not. */
export interface WantedAlbum {
  folderId?: string | undefined
  bucketId?: string | undefined
  modelId?: string | undefined
}

type Bucket = MaterialFolder['buckets'][number]

/** The album in sight and the part of it; an album may have no part, and there may be no album. */
export interface ChosenAlbum {
  folder: MaterialFolder | undefined
  bucket: Bucket | undefined
}

/** The album that is wanted by its own name, by one of its parts or by its model; else the first. */
export const chooseAlbum = (folders: readonly MaterialFolder[], wanted: WantedAlbum): ChosenAlbum => {
  const folder =
    folders.find(({ folderId }) => folderId === wanted.folderId) ??
    folders.find(({ buckets }) => buckets.some(({ bucketId }) => bucketId === wanted.bucketId)) ??
    folders.find(({ modelId }) => modelId !== null && modelId === wanted.modelId) ??
    folders[0]
  return { folder, bucket: folder?.buckets.find(({ bucketId }) => bucketId === wanted.bucketId) ?? folder?.buckets[0] }
}

/** How many pictures and videos an album has. */
export const fileCountOf = ({ buckets }: Pick<MaterialFolder, 'buckets'>): number =>
  buckets.reduce((sum, { fileCount }) => sum + fileCount, 0)
