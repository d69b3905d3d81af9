import type { LoanTerms } from '@/wire/schemas/loan'
import type { FinanceStatus, LoanPaper } from '@/wire/enums/finance'
import type { Queryable } from '../../db/queryable'
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

type WrittenApplication = Omit<ApplicationRow, 'terms'> & { terms: TermsSnapshot }

const COLUMNS = `id, order_id AS "orderId", status, terms, papers, reason, submitted_at AS "submittedAt",
  disbursed_at AS "disbursedAt", pay_off_at AS "payOffAt"`

/** The newest application of an order: the one that counts. */
export const findApplication = async (db: Queryable, orderId: string): Promise<ApplicationRow | undefined> => {
  const row = await db.one<WrittenApplication>(
    `SELECT ${COLUMNS} FROM loan_application WHERE order_id = $1 ORDER BY seq DESC LIMIT 1`,
    [orderId],
  )
  return row && { ...row, terms: say(row.terms) }
}
