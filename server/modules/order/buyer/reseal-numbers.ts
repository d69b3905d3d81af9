import type { Database, Queryable } from '../../../db/queryable'
import type { NumberVault } from '../../../secrets/number-vault'

const BATCH = 200

interface SealedOrder {
  id: string
  sealedNo: string
}

const takeBatch = (tx: Queryable, sealsAs: string, after: string): Promise<SealedOrder[]> =>
  tx.query<SealedOrder>(
    `SELECT id, purchase ->> 'sealedNo' AS "sealedNo" FROM orders
     WHERE id > $1 AND purchase ->> 'sealedNo' IS NOT NULL AND NOT starts_with(purchase ->> 'sealedNo', $2)
     ORDER BY id LIMIT $3 FOR UPDATE`,
    [after, sealsAs, BATCH],
  )

/**
 * Seals the numbers with the newest secret that an older one has sealed, so that the older one can be given up. A number
 * whose secret is not known stays as it is. Returns how many were sealed anew.
 */
export const resealNumbers = async (database: Database, numbers: NumberVault, after = ''): Promise<number> => {
  const { last, sealed } = await database.patientTransaction(async (tx) => {
    const batch = await takeBatch(tx, numbers.sealsAs, after)
    let count = 0
    for (const { id, sealedNo } of batch) {
      const no = numbers.open(sealedNo, id)
      if (no === null) continue
      await tx.query(
        `UPDATE orders SET purchase = purchase || jsonb_build_object('sealedNo', $2::text) WHERE id = $1`,
        [id, numbers.seal(no, id)],
      )
      count += 1
    }
    return { last: batch.length < BATCH ? null : batch.at(-1)?.id, sealed: count }
  })
  return last ? sealed + (await resealNumbers(database, numbers, last)) : sealed
}
