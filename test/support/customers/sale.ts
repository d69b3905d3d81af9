import { setTimeout as pause } from 'node:timers/promises'
import { LANGUAGES } from '@/language/language'
import { API_PREFIX } from '@/wire/envelope'
import { newIndex } from '@/wire/endpoints/vehicle'
import { SECOND_MS } from '@/domain/time/duration'
import type { Storefront } from '../browser/storefront'

/** What a test may change of a deposit on sale. */
interface SaleChange {
  startAt?: Date
  endAt?: Date
  priceFen?: number
  quota?: number
  isOn?: boolean
}

/** The server keeps the home data for a second. */
const HOME_CACHE_MS = SECOND_MS

/** The sale as the marketing people change it, behind the shopper's back. */
export interface Sale {
  change(marketPostId: string, change: SaleChange): Promise<void>
  /** Callers queue for it, and so many are let in a minute. */
  makeHot(marketPostId: string, letInAMinute: number): Promise<void>
  /** As many places as are taken: the next shopper is too late. */
  sellOut(marketPostId: string): Promise<void>
}

const UPDATE = `UPDATE allocation SET start_at = coalesce($2, start_at), end_at = coalesce($3, end_at),
  price_fen = coalesce($4, price_fen), quota = coalesce($5, quota), switch_on = coalesce($6, switch_on)
  WHERE market_post_id = $1`

interface AllocationRow extends Required<SaleChange> {
  marketPostId: string
}

/** Lends the sale to one test. `restore` puts it back as it was; orders keep their places. */
export const borrowSale = async ({ database, clock }: Storefront): Promise<Sale & { restore: () => Promise<void> }> => {
  const rows = await database.query<AllocationRow>(
    `SELECT market_post_id AS "marketPostId", start_at AS "startAt", end_at AS "endAt", price_fen AS "priceFen", quota,
       switch_on AS "isOn" FROM allocation`,
  )
  const change: Sale['change'] = async (marketPostId, { startAt, endAt, priceFen, quota, isOn }) => {
    const values = [startAt, endAt, priceFen, quota, isOn].map((value) => value ?? null)
    await database.query(UPDATE, [marketPostId, ...values])
    clock.advance(HOME_CACHE_MS)
  }
  return {
    change,
    sellOut: async (marketPostId) => {
      await database.query('UPDATE allocation SET quota = sold WHERE market_post_id = $1', [marketPostId])
    },
    makeHot: async (marketPostId, letInAMinute) => {
      const sql = 'UPDATE allocation SET let_in_a_minute = $2 WHERE market_post_id = $1'
      await database.query(sql, [marketPostId, letInAMinute])
      clock.advance(HOME_CACHE_MS)
    },
    restore: async () => {
      await database.query('UPDATE allocation SET let_in_a_minute = NULL')
      await database.query('DELETE FROM line_ticket')
      for (const { marketPostId, ...row } of rows) await change(marketPostId, row)
    },
  }
}

/** Asks until it is answered: a busy server puts callers off, and then keeps what it had. */
const askHome = async (origin: string): Promise<void> => {
  const ask = (language: string) =>
    fetch(`${origin}${API_PREFIX}${newIndex.path}`, { headers: { 'accept-language': language } })
  for (const language of LANGUAGES) while (!(await ask(language)).ok) await pause(50)
}

/** Two moments that are further from each other, and from now, than the server keeps the home data. */
const EARLIER_MS = [10 * HOME_CACHE_MS, 20 * HOME_CACHE_MS]

/**
 * Makes the clock right again. What the server keeps of the home data may be of any moment, and of before the sale was put
 * back; a look from two others makes it anew at one of them at least, long enough ago not to be answered with later.
 */
export const setClockRight = async ({ clock, origin }: Storefront): Promise<void> => {
  for (const agoMs of EARLIER_MS) {
    clock.set(new Date(Date.now() - agoMs))
    await askHome(origin)
  }
  clock.set(new Date())
}
