import type { Language } from '@/language/language'
import { ErrorCode } from '@/wire/errors'
import { dayStart } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import { Refusal } from '../../http/errors'
import type { ContractTerms } from './contract-paper'

/** The contract of an order. `deliverBy` is a day in Shanghai, `YYYY-MM-DD`. */
export interface ContractRow {
  orderId: string
  contractNo: string
  generatedAt: Date
  deliverBy: string
  identityCheckedAt: Date | null
  openedAt: Date | null
  /** What it was read in last: that text is signed. Null until it was opened. */
  openedLanguage: Language | null
  signedAt: Date | null
  certificateNo: string | null
}

const COLUMNS = `order_id AS "orderId", contract_no AS "contractNo", generated_at AS "generatedAt",
  deliver_by AS "deliverBy", identity_checked_at AS "identityCheckedAt",
  opened_at AS "openedAt", opened_language AS "openedLanguage",
  signed_at AS "signedAt", certificate_no AS "certificateNo"`

/** The contract of an order, once it has been generated. */
export const contractOf = (orderId: string): Statement<ContractRow> => ({
  sql: `SELECT ${COLUMNS} FROM contract WHERE order_id = $1`,
  params: [orderId],
  dates: ['generatedAt', 'identityCheckedAt', 'openedAt', 'signedAt'],
})

/** The contract of a statement that reads one. @throws Refusal contractNotFound until it has been generated. */
export const theContract = ([contract]: readonly ContractRow[]): ContractRow => {
  if (contract === undefined) throw new Refusal(ErrorCode.contractNotFound)
  return contract
}

/** Reads it by itself. @throws Refusal contractNotFound. */
export const findContract = async (db: Queryable, orderId: string): Promise<ContractRow> =>
  theContract(await run(db, contractOf(orderId)))

/** What the paper says, out of the row. */
export const termsOf = ({ contractNo, generatedAt, deliverBy }: ContractRow): ContractTerms => ({
  contractNo,
  generatedAt,
  deliverByMs: dayStart(deliverBy),
})
