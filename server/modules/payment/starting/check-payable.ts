import type { PartBody } from '@/wire/schemas/balance'
import { OrderAction } from '@/wire/enums/order'
import { PayPurpose, type PayMethod } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { depositRange, partRange, type PartsSoFar } from '@/domain/payment/part-payment'
import { amountDueFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import type { OrderRow } from '../../order-record/row/order-row'
import { actionsAt } from '../../order-record/life/order-actions'
import { readBalanceSoFar } from '../settling/balance-so-far'
import { purposeAt } from '../settling/step-of-income'
import { refusedWay } from './refused-way'

/** A payment that the shopper wants to make. */
export type WantedPayment = Pick<PartBody, 'amountFen'> & { payMethod: PayMethod }

const partsSoFar = async (tx: Queryable, order: OrderRow): Promise<PartsSoFar> => {
  const { leftFen, partsMade } = await readBalanceSoFar(tx, order)
  // All of the rest is announced: what comes next is the bank's.
  if (leftFen === 0) throw new Refusal(ErrorCode.paymentInProgress)
  return { leftFen, partsMade }
}

/**
 * Checks that a locked order may be paid in this way and with this amount now, and says what the payment is for. A
 * deposit is paid as a whole and until its deadline.
 *
 * @throws Refusal orderStateChanged when nothing may be paid, invalidField for a way that is not offered,
 *   amountMismatch for another amount than the deposit, partOutOfRange, paymentInProgress when the whole rest is announced.
 */
export const checkPayable = async (
  tx: Queryable,
  order: OrderRow,
  { payMethod, amountFen }: WantedPayment,
  now: Date,
): Promise<PayPurpose> => {
  const purpose = purposeAt(order.status)
  if (purpose === null) throw new Refusal(ErrorCode.orderStateChanged)
  const isPart = purpose === PayPurpose.balance
  const range = isPart
    ? partRange(payMethod, await partsSoFar(tx, order))
    : depositRange(payMethod, amountDueFen(order))
  if (range === null) throw refusedWay()
  if (!isPart && !actionsAt(order, now).includes(OrderAction.pay)) throw new Refusal(ErrorCode.orderStateChanged)
  const isInRange = range.minFen <= amountFen && amountFen <= range.maxFen
  if (!isInRange) throw isPart ? new Refusal(ErrorCode.partOutOfRange, range) : new Refusal(ErrorCode.amountMismatch)
  return purpose
}
