import { useState } from 'react'
import type { Agreement } from '@/wire/schemas/agreement'
import type { LoanScheme } from '@/wire/schemas/finance'
import type { LoanChoice } from '@/domain/finance/loan-choice'
import { workOut } from '@/domain/finance/work-out-loan'
import { AgreementText } from '@/widgets/agreement-text'
import { LoanFields } from '@/widgets/loan/fields'
import { OrderNotFound } from '@/widgets/order-page/order-not-found'
import { PayBar } from '@/widgets/pay-bar'
import { Specimen } from './specimen'

const PRICE_FEN = 29_170_000
const DEPOSIT_FEN = 100_000
const SCHEMES: readonly LoanScheme[] = [
  {
    schemeId: 'low',
    schemeName: 'Vela low rate',
    annualRate: 0.0204,
    termsMonths: [36, 48, 60],
    minDownPaymentRatio: 0.15,
    maxDownPaymentRatio: 0.75,
    defaultDownPaymentRatio: 0.3,
    defaultTermMonths: 60,
  },
]
const AGREEMENT: Agreement = {
  id: 15,
  title: 'Purchase intent letter',
  version: 3,
  effectiveDate: '2026-11-01',
  changeNote: 'the deposit returns to the account that paid it',
  sections: [
    { heading: '1. Who we are', body: 'Vela sells cars.', changed: false },
    { heading: '2. The deposit', body: 'It returns in full until the order is locked.', changed: true },
  ],
  accepted: false,
}

/** What an order is made of, from its agreement to its payment. */
export function OrderSpecimens() {
  const [choice, setChoice] = useState<LoanChoice>({})
  const plan = workOut(PRICE_FEN, SCHEMES, choice)
  return (
    <>
      <Specimen name="An agreement">
        <AgreementText agreement={AGREEMENT} />
      </Specimen>
      {plan && (
        <Specimen name="What can be set of a loan">
          <LoanFields
            priceFen={PRICE_FEN}
            schemes={SCHEMES}
            plan={plan}
            onChange={(part) => setChoice({ ...choice, ...part })}
          />
        </Specimen>
      )}
      <Specimen name="The bar that takes the money">
        <PayBar amountFen={DEPOSIT_FEN} onPay={() => {}} />
      </Specimen>
      <Specimen name="No such order">
        <OrderNotFound onList={() => {}} />
      </Specimen>
    </>
  )
}
