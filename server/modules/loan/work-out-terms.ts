import type { InBoth } from '@/language/language'
import type { LoanTerms } from '@/wire/schemas/loan'
import { ErrorCode } from '@/wire/errors'
import { saleTotalFen } from '@/domain/payment/amount-due'
import { loanFaults, loanOffer, type LoanFault } from '@/domain/finance/loan'
import { inBoth } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { schemesOfOrdered } from '../finance/read-loans'
import type { OrderRow, TermsSnapshot } from '../order-record/row/order-row'

/** What a shopper sets. */
export type WantedTerms = Pick<LoanTerms, 'schemeId' | 'downPaymentRatio' | 'termMonths'>

const fieldOfFault = {
  downPaymentTooLow: 'downPaymentRatio',
  downPaymentTooHigh: 'downPaymentRatio',
  termNotOffered: 'termMonths',
  rateInvalid: 'schemeId',
} as const satisfies Record<LoanFault, keyof WantedTerms>

const refuse = (field: keyof WantedTerms): never => {
  throw new Refusal(ErrorCode.invalidField, { field })
}

const schemeName = async (db: Queryable, id: string): Promise<InBoth<string>> => {
  const sql = `SELECT ${inBoth('loan_scheme', 'name')} AS name FROM loan_scheme WHERE id = $1`
  return (await db.one<{ name: InBoth<string> }>(sql, [id]))?.name ?? refuse('schemeId')
}

/**
 * Works a loan out for an ordered car, with the scheme as it is now. The deposit counts towards the down payment, so that
 * one is more than the deposit.
 *
 * @throws Refusal invalidField for an unknown scheme, or a down payment or a term that it does not offer.
 */
export const workOutTerms = async (db: Queryable, order: OrderRow, wanted: WantedTerms): Promise<TermsSnapshot> => {
  if (order.car === null) throw new Refusal(ErrorCode.orderStateChanged)
  const schemes = await schemesOfOrdered(db, order.car.version.pnoTwelve)
  const scheme = schemes.find(({ schemeId }) => schemeId === wanted.schemeId) ?? refuse('schemeId')
  const [fault] = loanFaults(scheme, wanted)
  if (fault !== undefined) refuse(fieldOfFault[fault])
  const { downPaymentFen, loanFen, monthlyFen, interestFen } = loanOffer(saleTotalFen(order), scheme, wanted)
  if (downPaymentFen <= order.amountFen) refuse('downPaymentRatio')
  const { schemeId, annualRate } = scheme
  const { downPaymentRatio, termMonths } = wanted
  return {
    schemeId,
    schemeName: await schemeName(db, schemeId),
    annualRate,
    termMonths,
    downPaymentRatio,
    downPaymentFen,
    loanFen,
    monthlyFen,
    interestFen,
  }
}
