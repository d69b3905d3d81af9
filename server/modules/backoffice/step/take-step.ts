import type { OrderStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { isUniqueViolation } from '../../../db/unique-violation'
import { Refusal } from '../../../http/errors'
import { lockOrder } from '../../order-record/row/find-order'
import { keepPaper } from '../../paper/paper-statements'
import type { ServerContext } from '../../../context/server-context'
import { prepareStep } from './prepare-step'
import { recordCall } from '../call/record-call'
import type { StepCall } from './step-call'
import { lockSubject } from './find-subject'
import { steps, type MoneyOfStep } from './steps'

/** What holds that a reference of finance, bank or till counts once. */
const OF_REFERENCES = ['payment_attempt_provider_txn_key', 'refund_reference_key']

/** Where an order stands after a step, and what it came to where it told of money. */
export interface StepReply extends MoneyOfStep {
  orderNo: string
  status: OrderStatus
}

const takeInOne = async (context: ServerContext, nonce: string, call: StepCall): Promise<StepReply> => {
  const { database, clock } = context
  const at = clock.now()
  const { drafts, buyer, plan } = await prepareStep(context, call, at)
  return database.hotTransaction(async (tx) => {
    const { order, payNo } = await lockSubject(tx, call.orderNo)
    await recordCall(tx, { nonce, step: call.step, subject: call.orderNo, orderId: order.id }, at)
    // A name that was corrected meanwhile stands in none of them.
    if (buyer !== undefined && order.purchase?.subjectName !== buyer) throw new Refusal(ErrorCode.orderStateChanged)
    const money = await steps[call.step]({ tx, order, payNo, call, plan, at })
    for (const draft of drafts) await keepPaper(tx, order.userId, draft, at)
    const { status } = (await lockOrder(tx, order.id)) ?? order
    return { orderNo: order.orderNo, status, ...money }
  })
}

/**
 * Takes one step of an order for factory, bank or dealer, with its milestone, its outbox row and the papers that it
 * brings, once for a nonce.
 *
 * @throws Refusal orderNotFound, conflict for a replayed call, referenceUsed for a reference that stands for
 *   something else, orderStateChanged where the table of transitions does not allow the step, amountMismatch,
 *   invalidField.
 */
export const takeStep = async (context: ServerContext, nonce: string, call: StepCall): Promise<StepReply> => {
  try {
    return await takeInOne(context, nonce, call)
  } catch (error) {
    // The same reference, told at the same moment of another order.
    if (isUniqueViolation(error, OF_REFERENCES)) throw new Refusal(ErrorCode.referenceUsed)
    throw error
  }
}
