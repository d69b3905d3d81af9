import type { Queryable } from '../../db/queryable'

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

const INSERT = 'INSERT INTO ledger (reference, order_id, pay_no, amount_fen, at) VALUES ($1, $2, $3, $4, $5)'

/** Books money that came. A transaction that is booked already fails the whole work: the reference is unique. */
export const recordIncome = async (tx: Queryable, income: Income, at: Date): Promise<void> => {
  await tx.query(INSERT, [`pay:${income.providerTxn}`, income.orderId, income.payNo, income.amountFen, at])
}

/** Books money that went back, once for each refund number. */
export const recordOutgo = async (tx: Queryable, outgo: Outgo, at: Date): Promise<void> => {
  await tx.query(INSERT, [`refund:${outgo.refundNo}`, outgo.orderId, outgo.payNo, -outgo.amountFen, at])
}
