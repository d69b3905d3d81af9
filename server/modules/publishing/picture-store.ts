import { createHash } from 'node:crypto'
import type { Queryable } from '../../db/queryable'
import type { FileStorage } from '../../gateways/storage/file-storage'
import { drawWidths } from '../../pictures/draw-widths'

const FOLDER = 'content'
const DIGEST_LENGTH = 32

/** Where a picture of a width lies in the storage. */
export const pathOf = (digest: string, name: string): string => `${FOLDER}/${digest}/${name}`

/** The name of a picture by what is in it; the writer's side makes the same. */
export const digestOfBytes = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, DIGEST_LENGTH)

/** Whether a picture has been brought before. */
export const isKnownPicture = async (db: Queryable, digest: string): Promise<boolean> =>
  (await db.one('SELECT FROM published_picture WHERE digest = $1', [digest])) !== undefined

/**
 * Draws a picture in every width and keeps them; the files are there before the row.
 *
 * @throws PictureFault unreadable; NoRoom when the disk is full.
 */
export const keepPicture = async (
  { database, storage }: { database: Queryable; storage: FileStorage },
  digest: string,
  bytes: Buffer,
  now: Date,
): Promise<void> => {
  const drawn = await drawWidths(bytes)
  for (const { name, bytes: content } of drawn) await storage.write(pathOf(digest, name), content)
  await database.query(
    `INSERT INTO published_picture (digest, files, published_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [digest, drawn.map(({ name }) => pathOf(digest, name)), now],
  )
}
