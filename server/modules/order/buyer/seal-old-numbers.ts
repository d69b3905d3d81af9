import type { Database, Queryable } from '../../../db/queryable'
import type { PurchaseSnapshot } from '../../order-record/row/order-row'
import type { NumberVault } from '../../../secrets/number-vault'
import { sealOwner } from './secret-owner'

const BATCH = 200

type Unsealed = Omit<PurchaseSnapshot, 'sealedNo'>

const takeUnsealed = (tx: Queryable): Promise<{ id: string; purchase: Unsealed }[]> =>
  tx.query<{ id: string; purchase: Unsealed }>(
    `SELECT id, purchase FROM orders WHERE purchase IS NOT NULL AND NOT purchase ? 'sealedNo'
     ORDER BY id LIMIT $1 FOR UPDATE`,
    [BATCH],
  )

/**
 * Seals the numbers of orders that were placed before numbers were sealed, and returns how many there were. Several
 * processes may do so at once: the second one waits for each batch and finds it done.
 */
export const sealOldNumbers = async (database: Database, numbers: NumberVault): Promise<number> => {
  const count = await database.patientTransaction(async (tx) => {
    const orders = await takeUnsealed(tx)
    for (const { id, purchase } of orders) {
      const sealed: PurchaseSnapshot = { ...purchase, ...sealOwner(numbers, id, purchase) }
      await tx.query('UPDATE orders SET purchase = $2 WHERE id = $1', [id, JSON.stringify(sealed)])
    }
    return orders.length
  })
  return count < BATCH ? count : count + (await sealOldNumbers(database, numbers))
}
