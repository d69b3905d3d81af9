import { render, screen } from '@testing-library/react'
import { AgreementRow } from '@/widgets/consent/agreement-row'
import { PayBar } from '@/widgets/pay-bar'

const nothing = () => undefined

it('the pay bar asks for consent only where there is something to agree to', () => {
  render(<PayBar amountFen={400_000} onPay={nothing} />)
  expect(screen.getByRole('button', { name: 'Pay ¥4,000.00' })).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('the pay bar shows above itself what is agreed to with the payment', () => {
  const row = (
    <AgreementRow agreements={[{ title: 'Privacy policy', onOpen: nothing }]} isAgreed={false} onChange={nothing} />
  )
  render(<PayBar amountFen={400_000} above={row} onPay={nothing} />)
  expect(screen.getByRole('checkbox', { name: 'I agree to the Privacy policy' })).toBeVisible()
})
