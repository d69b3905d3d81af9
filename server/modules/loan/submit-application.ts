import { submit } from '@/wire/endpoints/loan'
import type { SubmitApplication, FinanceApplication } from '@/wire/schemas/loan'
import { FinanceStatus } from '@/wire/enums/finance'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { acceptStatement } from '../agreement/accept-statement'
import { OrderStep } from '../order-record/life/transitions'
import { findApplication } from './application-row'
import { changeApplication } from './change-application'
import type { ServerContext } from '../../context/server-context'
import type { LoanRequest } from './loan-request'
import { missingPapers } from './read-application'
import { workOutTerms } from './work-out-terms'

/**
 * Sends the prepared application to the lender, with the consent that its papers are given under. Its plan is worked out once
 * more and fixed.
 *
 * @throws Refusal orderStateChanged without a prepared application, agreementsNotAccepted, agreementOutdated, invalidField
 *   while a paper is missing or the scheme no longer offers the plan, priceChanged with both monthly amounts,
 *   idempotencyKeyReused.
 */
export const submitApplication = (
  context: ServerContext,
  request: LoanRequest<SubmitApplication>,
): Promise<FinanceApplication> =>
  changeApplication(
    context,
    request,
    { path: submit.path, step: OrderStep.submitLoan },
    async ({ tx, order, body, at }) => {
      // The newest one counts, and the order's step has moved it already if it was being prepared.
      const application = await findApplication(tx, order.id)
      if (order.loan?.status !== FinanceStatus.pendingSubmission || application === undefined) {
        throw new Refusal(ErrorCode.orderStateChanged)
      }
      // That the lender may look into them is a word of its own, kept by the time of the submission: there is none without it.
      if (!body.agreed) throw new Refusal(ErrorCode.agreementsNotAccepted)
      await acceptStatement(tx, { userId: request.userId, agreements: body.agreements }, at)
      if (missingPapers(application.papers).length > 0) throw new Refusal(ErrorCode.invalidField, { field: 'papers' })
      const terms = await workOutTerms(tx, order, application.terms)
      const { expectedMonthlyFen } = body
      if (terms.monthlyFen !== expectedMonthlyFen) {
        throw new Refusal(ErrorCode.priceChanged, { oldAmountFen: expectedMonthlyFen, newAmountFen: terms.monthlyFen })
      }
      await tx.query('UPDATE loan_application SET terms = $2 WHERE id = $1', [application.id, JSON.stringify(terms)])
    },
  )
