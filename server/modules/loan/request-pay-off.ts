import { requestPayOff as endpoint } from '@/wire/endpoints/loan'
import type { PayOffRequest, FinanceApplication } from '@/wire/schemas/loan'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { OrderEventKind, recordEvents } from '../order-record/history/order-event'
import { findApplication } from './application-row'
import { changeApplication } from './change-application'
import type { ServerContext } from '../../context/server-context'
import type { LoanRequest } from './loan-request'
import { payOffOf } from './pay-off'

/**
 * Asks the lender to let a released loan be paid off at its next due date, once. The amount stays as it was asked for.
 *
 * @throws Refusal orderStateChanged when nothing can be paid off or it was asked for already, priceChanged with both
 *   amounts, idempotencyKeyReused.
 */
export const requestPayOff = (
  context: ServerContext,
  request: LoanRequest<PayOffRequest>,
): Promise<FinanceApplication> =>
  changeApplication(context, request, { path: endpoint.path, step: null }, async ({ tx, order, body, at }) => {
    const application = await findApplication(tx, order.id)
    const payOff = application === undefined ? null : payOffOf(application, at)
    if (application === undefined || payOff === null || payOff.requestTime !== null) {
      throw new Refusal(ErrorCode.orderStateChanged)
    }
    if (payOff.amountFen !== body.expectedAmountFen) {
      throw new Refusal(ErrorCode.priceChanged, {
        oldAmountFen: body.expectedAmountFen,
        newAmountFen: payOff.amountFen,
      })
    }
    await tx.query('UPDATE loan_application SET pay_off_at = $2 WHERE id = $1', [application.id, at])
    await recordEvents(tx, [order.id], OrderEventKind.payOffRequested, at)
  })
