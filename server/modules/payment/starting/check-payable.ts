import type { PartBody } from '@/wire/schemas/balance'
import { OrderAction } from '@/wire/enums/order'
import { PayMethod, PayPurpose } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { amountDueFen } from '@/domain/payment/amount-due'
import { partRange } from '@/domain/payment/part-payment'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import type { OrderRow } from '../../order-record/row/order-row'
import { actionsAt } from '../../order/view/order-view'
import { readBalanceSoFar } from '../settling/balance-so-far'
import { purposeAt } from '../settling/step-of-income'

/** A payment that the shopper wants to make. */
export type WantedPayment = Pick<PartBody, 'amountFen'> & { payMethod: PayMethod }

/** A deposit is paid as a whole, by WeChat Pay, and until its deadline. */
const checkDeposit = (order: OrderRow, { payMethod, amountFen }: WantedPayment, now: Date): void => {
  if (payMethod !== PayMethod.wechat) throw new Refusal(ErrorCode.invalidField, { field: 'payMethod' })
  if (!actionsAt(order, now).includes(OrderAction.pay)) throw new Refusal(ErrorCode.orderStateChanged)
  if (amountFen !== amountDueFen(order)) throw new Refusal(ErrorCode.amountMismatch)
}

const checkPart = async (tx: Queryable, order: OrderRow, { payMethod, amountFen }: WantedPayment): Promise<void> => {
  const { leftFen, partsMade } = await readBalanceSoFar(tx, order)
  // All of the rest is announced: what comes next is the bank's.
  if (leftFen === 0) throw new Refusal(ErrorCode.paymentInProgress)
  const range = partRange(payMethod, { leftFen, partsMade })
  if (range === null) throw new Refusal(ErrorCode.invalidField, { field: 'payMethod' })
  if (amountFen < range.minFen || amountFen > range.maxFen) throw new Refusal(ErrorCode.partOutOfRange, range)
}

/**
 * Checks that a locked order may be paid in this way and with this amount now, and says what the payment is for.
 *
 * @throws Refusal orderStateChanged when nothing may be paid, invalidField for a way that is not offered,
 *   amountMismatch for another amount than the deposit, partOutOfRange, paymentInProgress when the whole rest is announced.
 */
export const checkPayable = async (
  tx: Queryable,
  order: OrderRow,
  wanted: WantedPayment,
  now: Date,
): Promise<PayPurpose> => {
  const purpose = purposeAt(order.status) ?? PayPurpose.deposit
  if (purpose === PayPurpose.balance) await checkPart(tx, order, wanted)
  else checkDeposit(order, wanted, now)
  return purpose
}
