import { FinanceStatus } from '@/wire/enums/finance'
import type { Queryable } from '../../db/queryable'
import { releaseFiles } from '../file/file-sweep'
import type { ApplicationRow } from './application-row'

/** Takes papers and the bank's words off the applications of an account; the terms name nobody and stay. */
export const forgetApplicantOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query(
    `UPDATE loan_application SET papers = '[]', reason = NULL
     FROM orders WHERE orders.id = order_id AND orders.user_id = $1`,
    [userId],
  )
}

/** While an application is in one of these, the lender decides by its papers, or pays because of them. */
const WITH_LENDER = [
  FinanceStatus.submitted,
  FinanceStatus.approved,
  FinanceStatus.downPaymentPending,
  FinanceStatus.downPaymentPaid,
] as const

/** Whether a lender has an application of an account. Its orders stay as they are meanwhile: no paper comes beside it. */
export const hasLoanWithLender = async (tx: Queryable, userId: string): Promise<boolean> => {
  const orders = await tx.query<{ id: string }>(
    'SELECT id FROM orders WHERE user_id = $1 AND car IS NOT NULL ORDER BY id FOR UPDATE',
    [userId],
  )
  const found = await tx.one<{ id: string }>(
    'SELECT id FROM loan_application WHERE order_id = ANY($1) AND status = ANY($2) LIMIT 1',
    [orders.map(({ id }) => id), WITH_LENDER],
  )
  return found !== undefined
}

/**
 * Takes the papers off the applications of an account; their pictures are removed by the worker, unless something else
 * shows them.
 */
export const forgetPapersOf = async (tx: Queryable, userId: string, now: Date): Promise<void> => {
  const given = await tx.query<Pick<ApplicationRow, 'papers'>>(
    `SELECT papers FROM loan_application JOIN orders ON orders.id = order_id WHERE orders.user_id = $1`,
    [userId],
  )
  await tx.query(
    `UPDATE loan_application SET papers = '[]' FROM orders WHERE orders.id = order_id AND orders.user_id = $1`,
    [userId],
  )
  const paths = given.flatMap(({ papers }) => papers.map(({ path }) => path))
  await releaseFiles(tx, userId, paths, now)
}
