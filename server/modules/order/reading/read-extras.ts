import type { Statement } from '../../../db/together'
import { interestAt, type Interest } from '../../finance/finance-statements'
import { ORDERED_VERSION } from '../../order-record/row/order-row'
import { papersOf, type PaperRow } from '../../paper/paper-statements'
import type { OrderExtras } from '../view/extras-view'

interface AccountFlags {
  licenceFront: string | null
  openLevc: boolean
}

const NO_FLAGS: AccountFlags = { licenceFront: null, openLevc: false }

const flagsOf = (userId: string): Statement<AccountFlags> => ({
  sql: 'SELECT license_front AS "licenceFront", open_levc AS "openLevc" FROM account WHERE id = $1',
  params: [userId],
})

/** The rights that an order was placed with; a small one has no car. */
const interestOf = (id: string): Statement<Interest> => ({
  sql: `SELECT interest.* FROM orders
    CROSS JOIN LATERAL (${interestAt(ORDERED_VERSION, 'orders.created_at')}) interest
    WHERE orders.id = $1`,
  params: [id],
})

/** What an order's page shows beside the order's row: its papers, its shopper's licence and the rights it was placed with. */
export const extrasOf = (userId: string, id: string) => ({
  papers: papersOf(id),
  flags: flagsOf(userId),
  interest: interestOf(id),
})

/** What was read. */
interface ReadExtras {
  papers: PaperRow[]
  flags: AccountFlags[]
  interest: Interest[]
}

/** The extras as the order's page shows them. */
export const extrasOfRows = ({ papers, flags, interest }: ReadExtras): OrderExtras => ({
  papers,
  ...(flags[0] ?? NO_FLAGS),
  interest: interest[0] ?? null,
})
