import type { Queryable } from '../../db/queryable'
import { outgoReference } from '../ledger/ledger'
import { OPEN } from '../refund/refund-row'

/** A movement that one side tells of otherwise than the other; null where a side does not know it. */
export interface Difference {
  reference: string
  billFen: number | null
  ledgerFen: number | null
}

/** The lines of a bill, by the references of the ledger. */
export interface Bill {
  gateway: string
  day: string
  references: string[]
  amountsFen: number[]
}

/** Keeps a bill; one that is read again adds what it did not have. */
export const keepBill = async (tx: Queryable, { gateway, day, references, amountsFen }: Bill, at: Date) => {
  await tx.query(
    `INSERT INTO provider_bill (gateway, day, compared_at) VALUES ($1, $2, $3)
     ON CONFLICT (gateway, day) DO UPDATE SET compared_at = excluded.compared_at`,
    [gateway, day, at],
  )
  await tx.query(
    `INSERT INTO provider_bill_line (gateway, day, reference, amount_fen)
     SELECT $1, $2::date, line.reference, line.fen FROM unnest($3::text[], $4::integer[]) AS line (reference, fen)
     ON CONFLICT (gateway, reference) DO NOTHING`,
    [gateway, day, references, amountsFen],
  )
}

/**
 * Lines of a kept bill that the ledger does not have, or has with another amount. A refund that is under way is on the bill of
 * the day on which it was begun, and in the ledger once it has arrived.
 */
export const linesNotInLedger = (tx: Queryable, gateway: string, day: string): Promise<Difference[]> =>
  tx.query<Difference>(
    `SELECT line.reference, line.amount_fen AS "billFen", ledger.amount_fen AS "ledgerFen"
     FROM provider_bill_line line LEFT JOIN ledger ON ledger.reference = line.reference
     WHERE line.gateway = $1 AND line.day = $2::date AND line.amount_fen IS DISTINCT FROM ledger.amount_fen
       AND NOT EXISTS (SELECT FROM refund WHERE ${OPEN} AND refund.amount_fen = -line.amount_fen
         AND '${outgoReference('')}' || refund.refund_no = line.reference)
     ORDER BY line.reference`,
    [gateway, day],
  )

/** The day in Shanghai on which the ledger booked an entry. */
const DAY_OF_ENTRY = `(ledger.at AT TIME ZONE 'Asia/Shanghai')::date`

/** SQL: when a day begins in Shanghai. */
const startOf = (day: string): string => `(${day})::timestamp AT TIME ZONE 'Asia/Shanghai'`

/**
 * Entries of the ledger that no bill of a gateway tells of, though all bills are kept that could: those of their own day in
 * Shanghai and of the days before and after, as around midnight the two clocks differ. Nothing is known of what came before
 * the first kept bill.
 *
 * @param day - whose bill was kept last: it can complete those of its own entries and of the days beside it. All others
 *   were looked for when the last of their own came, or wait for it, for the ledger books nothing under a day that is past.
 */
export const entriesNotInBills = (tx: Queryable, gateway: string, day: string): Promise<Difference[]> =>
  tx.query<Difference>(
    `WITH first_bill AS (SELECT min(day) AS day FROM provider_bill WHERE gateway = $1)
     SELECT ledger.reference, NULL AS "billFen", ledger.amount_fen AS "ledgerFen"
     FROM first_bill JOIN ledger ON ledger.at >= ${startOf('greatest(first_bill.day, $2::date - 1)')}
       AND ledger.at < ${startOf('$2::date + 2')}
     JOIN payment_attempt attempt ON attempt.pay_no = ledger.pay_no AND attempt.gateway = $1
     WHERE NOT EXISTS (
       SELECT FROM provider_bill_line line WHERE line.gateway = $1 AND line.reference = ledger.reference)
     AND NOT EXISTS (
       SELECT FROM generate_series(-1, 1) AS away
       WHERE ${DAY_OF_ENTRY} + away >= first_bill.day AND NOT EXISTS (
         SELECT FROM provider_bill bill WHERE bill.gateway = $1 AND bill.day = ${DAY_OF_ENTRY} + away))
     ORDER BY ledger.reference`,
    [gateway, day],
  )

/** The days whose bills of a gateway were compared, of those since a day. */
export const comparedDays = async (db: Queryable, gateway: string, since: string): Promise<string[]> => {
  const sql = 'SELECT day::text AS day FROM provider_bill WHERE gateway = $1 AND day >= $2::date ORDER BY day'
  return (await db.query<{ day: string }>(sql, [gateway, since])).map(({ day }) => day)
}
