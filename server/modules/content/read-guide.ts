import type { Guide } from '@/wire/schemas/guide'
import { ErrorCode } from '@/wire/errors'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { blocksOf } from '../../rich-text/blocks-of'

/**
 * A text of the house to read.
 *
 * @throws Refusal guideNotFound for an unknown and a withdrawn one.
 */
export const readGuide = async (db: Queryable, id: string): Promise<Guide> => {
  const row = await db.one<Omit<Guide, 'body'> & { body: string }>(
    `SELECT id, ${said('guide', 'title')} AS title, as_of AS "asOfDate", ${said('guide', 'body')} AS body
     FROM guide WHERE id = $1 AND withdrawn_at IS NULL`,
    [id],
  )
  if (row === undefined) throw new Refusal(ErrorCode.guideNotFound)
  return { ...row, body: blocksOf(row.body) }
}
