import { linkOf, OWN_SCHEME_ID, type LoanChoice, type LoanLink } from '@/domain/finance/loan-choice'

/** A plan as an application takes it over: without the car, which is the order's, and a rate that is no lender's. */
export const wishOf = ({ schemeId, downPaymentFen, termMonths }: LoanChoice): LoanLink =>
  linkOf({
    ...(schemeId === undefined || schemeId === OWN_SCHEME_ID ? {} : { schemeId }),
    ...(downPaymentFen === undefined ? {} : { downPaymentFen }),
    ...(termMonths === undefined ? {} : { termMonths }),
  })
