import { PayMethod, PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import type { Subject } from '../step/find-subject'

/** What the bank's clerk may say of a transfer that is not of the announced amount. */
export interface ClerksWord {
  /** Less came than was announced. */
  isShort: boolean
  /** More came than was announced, or another one under a remark that is paid. */
  isMore: boolean
}

/** What the remark of a transfer stands for. */
export interface Announced {
  payNo: string
  /** Nothing more once it is paid. */
  amountFen: number
  method: PayMethod
  /** It is this one that came, not one beside it. */
  isMeant: boolean
}

/**
 * The transfer that the remark names, which may be withdrawn or paid by now. By the order number it is the oldest announced
 * one of this very amount; where there is none, an announced one of more stands in the way, or else one of less.
 *
 * @throws Refusal invalidField where the name is that of another kind of payment.
 */
export const findAnnounced = async (
  tx: Queryable,
  { order, payNo }: Subject,
  cameFen: number,
): Promise<Announced | undefined> => {
  const announced = await tx.one<Announced>(
    `SELECT pay_no AS "payNo", CASE WHEN status = ${PayStatus.paid} THEN 0 ELSE amount_fen END AS "amountFen", method,
       status <> ${PayStatus.paid} AND ($3::text IS NOT NULL OR amount_fen = $4) AS "isMeant"
     FROM payment_attempt WHERE order_id = $1
     AND (pay_no = $3 OR $3::text IS NULL AND method = $2 AND status = ${PayStatus.pending})
     ORDER BY amount_fen = $4 DESC, amount_fen > $4 DESC, created_at, pay_no LIMIT 1`,
    [order.id, PayMethod.accountTransfer, payNo, cameFen],
  )
  if (announced !== undefined && announced.method !== PayMethod.accountTransfer)
    throw new Refusal(ErrorCode.invalidField, { field: 'orderNo' })
  return announced
}

/**
 * Another amount than was announced may be yuan that were typed for fen, or a line that was typed twice: it is to be said.
 *
 * @throws Refusal amountMismatch with remark and both amounts.
 */
export const checkAnnounced = (
  announced: Announced | undefined,
  cameFen: number,
  { isShort, isMore }: ClerksWord,
): void => {
  if (announced === undefined) return
  const { payNo: remark, amountFen: announcedFen } = announced
  if ((cameFen < announcedFen && !isShort) || (cameFen > announcedFen && !isMore))
    throw new Refusal(ErrorCode.amountMismatch, { remark, announcedFen, cameFen })
}
