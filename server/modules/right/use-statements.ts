import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'

/** A part of a right that was used. */
export interface RightUse {
  /** Names it: the session of a charger, the sheet of a workshop. */
  reference: string
  amount: number
}

/** Writes a use under its reference; false when there is one of this reference. */
export const insertUse = async (
  tx: Queryable,
  rightId: string,
  { reference, amount, by }: RightUse & { by: string },
  now: Date,
): Promise<boolean> => {
  const rows = await tx.query(
    `INSERT INTO right_use (reference, right_id, amount, used_at, reported_by) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (reference) DO NOTHING RETURNING reference`,
    [reference, rightId, amount, now, by],
  )
  return rows.length > 0
}

/** What was written under a reference. */
export const findUse = (tx: Queryable, reference: string): Promise<{ rightId: string; amount: number } | undefined> =>
  tx.one('SELECT right_id AS "rightId", amount FROM right_use WHERE reference = $1', [reference])

/** Takes an amount off a right; false when so much is not left. The row stays locked until the transaction ends. */
export const takeOff = async (tx: Queryable, rightId: string, amount: number): Promise<boolean> => {
  const rows = await tx.query(
    'UPDATE order_right SET used = used + $2 WHERE id = $1 AND used + $2 <= quantity RETURNING id',
    [rightId, amount],
  )
  return rows.length > 0
}

const MOST_LISTED = 20

/** The newest uses of a right. */
export const usesOf = (rightId: string): Statement<{ amount: number; usedAt: Date }> => ({
  sql: `SELECT amount, used_at AS "usedAt" FROM right_use WHERE right_id = $1 ORDER BY used_at DESC, reference LIMIT $2`,
  params: [rightId, MOST_LISTED],
  dates: ['usedAt'],
})
