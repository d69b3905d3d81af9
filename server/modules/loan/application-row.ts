import type { LoanTerms } from '@/wire/schemas/loan'
import { FinanceStatus, type LoanPaper } from '@/wire/enums/finance'
import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import { say } from '../../db/written-in-both'
import type { TermsSnapshot } from '../order-record/row/order-row'

/** A picture of a paper, by the path of the uploaded file. */
interface PaperPath {
  kind: LoanPaper
  path: string
}

/** A row of `loan_application`. */
export interface ApplicationRow {
  id: string
  orderId: string
  status: FinanceStatus
  terms: LoanTerms
  papers: PaperPath[]
  reason: string | null
  submittedAt: Date | null
  disbursedAt: Date | null
  payOffAt: Date | null
}

/** A row of `loan_application` as it is kept: in both languages. */
export type WrittenApplication = Omit<ApplicationRow, 'terms'> & { terms: TermsSnapshot }

/** SQL: a `WrittenApplication` of rows called `loan`. */
const COLUMNS = `loan.id, loan.order_id AS "orderId", loan.status, loan.terms, loan.papers, loan.reason,
  loan.submitted_at AS "submittedAt", loan.disbursed_at AS "disbursedAt", loan.pay_off_at AS "payOffAt"`

/** The newest application of an order: the one that counts. */
export const applicationOf = (orderId: string): Statement<WrittenApplication> => ({
  sql: `SELECT ${COLUMNS} FROM loan_application loan WHERE loan.order_id = $1 ORDER BY loan.seq DESC LIMIT 1`,
  params: [orderId],
  dates: ['submittedAt', 'disbursedAt', 'payOffAt'],
})

/** The application of a statement that reads one, in the language of the request. */
export const theApplication = ([row]: readonly WrittenApplication[]): ApplicationRow | undefined =>
  row && { ...row, terms: say(row.terms) }

/** Reads it by itself. */
export const findApplication = async (db: Queryable, orderId: string): Promise<ApplicationRow | undefined> =>
  theApplication(await run(db, applicationOf(orderId)))

/** Applications of an account whose lender has paid out, each with its order's number. */
export const findReleasedOf = async (
  db: Queryable,
  userId: string,
): Promise<(ApplicationRow & { orderNo: string })[]> => {
  const rows = await db.query<WrittenApplication & { orderNo: string }>(
    `SELECT ${COLUMNS}, orders.order_no AS "orderNo"
     FROM orders JOIN loan_application loan ON loan.order_id = orders.id
     WHERE orders.user_id = $1 AND loan.status = ${FinanceStatus.finalPaymentReleased} ORDER BY loan.seq DESC`,
    [userId],
  )
  return rows.map((row) => ({ ...row, terms: say(row.terms) }))
}
