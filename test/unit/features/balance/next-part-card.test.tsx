import { fireEvent, render, screen } from '@testing-library/react'
import { PayMethod } from '@/wire/enums/payment'
import type { BalanceState } from '@/wire/schemas/balance'
import { NextPartCard } from '@/features/balance/next-part-card'

const balance = {
  leftFen: 10_000_000,
  ways: [{ payMethod: PayMethod.accountTransfer, minFen: 100_000, maxFen: 10_000_000 }],
} as BalanceState // as much as is read

test.each([
  ['an amount is written like all others once its field is left', '40000.5', ['40,000.50']],
  ['what is no amount stays as it was typed', '40000 or so', []],
])('%s', (_what, text, written) => {
  const onChange = jest.fn()
  render(<NextPartCard balance={balance} text={text} fault={null} onChange={onChange} />)
  fireEvent.blur(screen.getByRole('textbox'))
  expect(onChange.mock.calls.flat()).toEqual(written)
})
