import { cancelApplication as cancelEndpoint, payInFull as payInFullEndpoint } from '@/wire/endpoints/loan'
import type { OrderActionBody } from '@/wire/schemas/order-calls'
import type { FinanceApplication } from '@/wire/schemas/loan'
import { FinanceStatus, PaymentPlan } from '@/wire/enums/finance'
import { OrderStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { OrderStep } from '../order-record/life/transitions'
import { changeApplication } from './change-application'
import type { ServerContext } from '../../context/server-context'
import type { LoanRequest } from './loan-request'

/**
 * Takes an application back until the down payment is due. The shopper may apply again or pay in full.
 *
 * @throws Refusal orderStateChanged, also when no application was begun; idempotencyKeyReused.
 */
export const cancelApplication = (
  context: ServerContext,
  request: LoanRequest<OrderActionBody>,
): Promise<FinanceApplication> =>
  changeApplication(
    context,
    request,
    { path: cancelEndpoint.path, step: OrderStep.cancelFinance },
    async ({ order }) => {
      const isUnsubmitted = order.status === OrderStatus.pendingFinanceSubmission
      if (isUnsubmitted && order.loan?.status !== FinanceStatus.pendingSubmission)
        throw new Refusal(ErrorCode.orderStateChanged)
    },
  )

/**
 * Gives the loan up: the balance is due in full, and what was being prepared is cancelled.
 *
 * @throws Refusal orderStateChanged unless no application is with the lender, idempotencyKeyReused.
 */
export const payInFull = (context: ServerContext, request: LoanRequest<OrderActionBody>): Promise<FinanceApplication> =>
  changeApplication(context, request, { path: payInFullEndpoint.path, step: OrderStep.payInFull }, ({ tx, order }) =>
    tx.query(`UPDATE orders SET purchase = jsonb_set(purchase, '{plan}', to_jsonb($2::int)) WHERE id = $1`, [
      order.id,
      PaymentPlan.fullPayment,
    ]),
  )
