import type { MaterialFile, MaterialFolder } from '@/wire/schemas/material'
import type { PageQuery } from '@/wire/schemas/page'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'
import { pageOffset } from '../../http/page-offset'

type BucketRow = MaterialFolder['buckets'][number] & { folderId: string }

/** The albums in display order, without their buckets. */
export const listFolders = (database: Queryable): Promise<Omit<MaterialFolder, 'buckets'>[]> =>
  database.query(
    `SELECT id AS "folderId", ${said('material_folder', 'name')} AS "folderName", model_id AS "modelId", cover
     FROM material_folder ORDER BY sort`,
  )

/** The buckets of all albums with how many files each has. */
export const listBuckets = (database: Queryable): Promise<BucketRow[]> =>
  database.query<BucketRow>(
    `SELECT folder_id AS "folderId", id AS "bucketId", ${said('material_bucket', 'name')} AS "bucketName",
       (SELECT count(*) FROM material_file WHERE bucket_id = id) AS "fileCount"
     FROM material_bucket ORDER BY folder_id, sort`,
  )

/** How many files a bucket has; no row for an unknown bucket. */
export const filesCounted = (bucketId: string): Statement<{ total: number }> => ({
  sql: `SELECT (SELECT count(*) FROM material_file WHERE bucket_id = id) AS total FROM material_bucket WHERE id = $1`,
  params: [bucketId],
})

/** A page of a bucket's pictures and videos. */
export const filesOnPage = (bucketId: string, page: PageQuery): Statement<MaterialFile> => ({
  sql: `SELECT bucket_id || '.' || sort AS "fileId", kind AS "mediaKind", url, poster, width, height,
       duration_seconds AS "durationSeconds"
     FROM material_file WHERE bucket_id = $1 ORDER BY sort LIMIT $2 OFFSET $3`,
  params: [bucketId, page.size, pageOffset(page)],
})
