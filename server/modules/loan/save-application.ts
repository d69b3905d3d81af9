import { randomUUID } from 'node:crypto'
import { save } from '@/wire/endpoints/loan'
import type { SaveApplication, FinanceApplication } from '@/wire/schemas/loan'
import { FinanceStatus } from '@/wire/enums/finance'
import type { Queryable } from '../../db/queryable'
import { acceptStatement } from '../agreement/accept-statement'
import { takeOwnFiles } from '../file/take-own-files'
import type { OrderRow } from '../order-record/row/order-row'
import { OrderStep } from '../order-record/life/transitions'
import { changeApplication } from './change-application'
import type { ServerContext } from '../../context/server-context'
import type { LoanRequest } from './loan-request'
import { workOutTerms } from './work-out-terms'

const insertApplication = async (tx: Queryable, orderId: string, at: Date): Promise<string> => {
  const id = randomUUID()
  await tx.query(
    `INSERT INTO loan_application (id, order_id, status, terms, papers, created_at) VALUES ($1, $2, $3, '{}', '[]', $4)`,
    [id, orderId, FinanceStatus.pendingSubmission, at],
  )
  return id
}

/** The application that is being prepared; a new one where there is none, or the last one has ended. */
const prepared = (tx: Queryable, { id, loan }: OrderRow, at: Date): string | Promise<string> =>
  loan?.status === FinanceStatus.pendingSubmission ? loan.financialOrderId : insertApplication(tx, id, at)

/**
 * Begins an application or changes the one being prepared. After a rejection it begins the next one. Papers are taken under
 * the consent that they are given with.
 *
 * @throws Refusal orderStateChanged, invalidField for a plan that no scheme offers or a paper that is not private,
 *   fileNotFound for another user's paper, with papers agreementsNotAccepted and agreementOutdated, idempotencyKeyReused.
 */
export const saveApplication = (
  context: ServerContext,
  request: LoanRequest<SaveApplication>,
): Promise<FinanceApplication> =>
  changeApplication(
    context,
    request,
    { path: save.path, step: OrderStep.applyFinance },
    async ({ tx, order, body, at }) => {
      const terms = await workOutTerms(tx, order, body)
      const { papers, agreements } = body
      if (papers.length > 0) await acceptStatement(tx, { userId: request.userId, agreements }, at)
      const paths = papers.map(({ path }) => path)
      await takeOwnFiles(tx, request.userId, { paths, isPrivate: true, field: 'papers' }, at)
      await tx.query('UPDATE loan_application SET terms = $2, papers = $3 WHERE id = $1', [
        await prepared(tx, order, at),
        JSON.stringify(terms),
        JSON.stringify(papers),
      ])
    },
  )
