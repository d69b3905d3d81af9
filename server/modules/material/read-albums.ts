import type { MaterialFile, MaterialFolder } from '@/wire/schemas/material'
import type { Page, PageQuery } from '@/wire/schemas/page'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { together } from '../../db/together'
import { Refusal } from '../../http/errors'
import { filesCounted, filesOnPage, listBuckets, listFolders } from './material-statements'

/** The albums with their buckets. */
export const materialFolderList = async (database: Queryable): Promise<MaterialFolder[]> => {
  const [folders, buckets] = await Promise.all([listFolders(database), listBuckets(database)])
  return folders.map((folder) => ({
    ...folder,
    buckets: buckets.filter(({ folderId }) => folderId === folder.folderId).map(({ folderId: _, ...bucket }) => bucket),
  }))
}

/**
 * A page of a bucket; beyond the last page it is empty.
 *
 * @throws Refusal albumNotFound for an unknown bucket.
 */
export const materialFilePage = async (
  database: Queryable,
  { bucketId, current, size }: PageQuery & { bucketId: string },
): Promise<Page<MaterialFile>> => {
  const { counted, records } = await together(database, {
    counted: filesCounted(bucketId),
    records: filesOnPage(bucketId, { current, size }),
  })
  const [bucket] = counted
  if (bucket === undefined) throw new Refusal(ErrorCode.albumNotFound)
  return { records, total: bucket.total, current, size }
}
