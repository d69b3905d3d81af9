import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'

/** Money that came for an order. */
export interface Income {
  orderId: string
  payNo: string
  amountFen: number
  providerTxn: string
}

/** Money that went back. */
export interface Outgo {
  orderId: string
  payNo: string
  amountFen: number
  refundNo: string
}

/** The reference of a payment in the ledger: made of the provider's number, so that it is booked once. */
export const incomeReference = (providerTxn: string): string => `pay:${providerTxn}`

/** The reference of a refund in the ledger: made of our own number. */
export const outgoReference = (refundNo: string): string => `refund:${refundNo}`

const INSERT = 'INSERT INTO ledger (reference, order_id, pay_no, amount_fen, at) VALUES ($1, $2, $3, $4, $5)'

/** Books money that came, by itself; as `newIncome`. */
export const recordIncome = async (tx: Queryable, income: Income, at: Date): Promise<void> => {
  await tx.query(INSERT, [incomeReference(income.providerTxn), income.orderId, income.payNo, income.amountFen, at])
}

/**
 * Books money that came. A transaction that is booked already fails the whole work: the reference is unique.
 *
 * @param after - a statement before it, which must have answered a row.
 */
export const newIncome = ({ orderId, payNo, amountFen, providerTxn }: Income, at: Date, after: string): Statement => ({
  sql: `INSERT INTO ledger (reference, order_id, pay_no, amount_fen, at)
    SELECT $1, $2, $3, $4::int, $5::timestamptz WHERE EXISTS (SELECT FROM ${after}) RETURNING reference`,
  params: [incomeReference(providerTxn), orderId, payNo, amountFen, at],
})

/** Books money that went back, once for each refund number. */
export const recordOutgo = async (tx: Queryable, outgo: Outgo, at: Date): Promise<void> => {
  await tx.query(INSERT, [outgoReference(outgo.refundNo), outgo.orderId, outgo.payNo, -outgo.amountFen, at])
}
