import type { Queryable } from '../../../db/queryable'
import { findInterest } from '../../finance/finance-statements'
import { papersOf } from '../../paper/paper-statements'
import type { OrderExtras } from '../view/extras-view'
import type { OrderRow } from '../../order-record/row/order-row'

interface AccountFlags {
  licenceFront: string | null
  openLevc: boolean
}

const flagsOf = async (db: Queryable, userId: string): Promise<AccountFlags> =>
  (await db.one<AccountFlags>(
    'SELECT license_front AS "licenceFront", open_levc AS "openLevc" FROM account WHERE id = $1',
    [userId],
  )) ?? { licenceFront: null, openLevc: false }

/** What an order's page shows beside the order's row: its papers, its shopper's licence and the rights it was placed with. */
export const readExtras = async (db: Queryable, { id, userId, car, createdAt }: OrderRow): Promise<OrderExtras> => {
  const papers = await papersOf(db, id)
  const flags = await flagsOf(db, userId)
  const interest = car === null ? undefined : await findInterest(db, car.version.pnoTwelve, createdAt)
  return { papers, ...flags, interest: interest ?? null }
}
