import type { LoanTerms } from '@/wire/schemas/loan'
import type { FinanceStatus, LoanPaper } from '@/wire/enums/finance'
import type { Queryable } from '../../db/queryable'

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

const COLUMNS = `id, order_id AS "orderId", status, terms, papers, reason, submitted_at AS "submittedAt",
  disbursed_at AS "disbursedAt", pay_off_at AS "payOffAt"`

/** The newest application of an order: the one that counts. */
export const findApplication = (db: Queryable, orderId: string): Promise<ApplicationRow | undefined> =>
  db.one<ApplicationRow>(`SELECT ${COLUMNS} FROM loan_application WHERE order_id = $1 ORDER BY seq DESC LIMIT 1`, [
    orderId,
  ])
