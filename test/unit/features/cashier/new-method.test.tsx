import { fireEvent, render, screen } from '@testing-library/react'
import { MethodList } from '@/features/cashier/method-list'
import { payWays } from '@/features/cashier/pay-ways'
import { VOUCHER } from '../../../support/samples/voucher'

jest.mock('@/domain/payment/pay-methods', () => {
  const { PAY_METHODS } = jest.requireActual('@/domain/payment/pay-methods')
  return { PAY_METHODS: { ...PAY_METHODS, voucher: jest.requireActual('../../../support/samples/voucher').voucherRow } }
})

const codes = (ways: ReturnType<typeof payWays>) => ways.map(({ code }) => code)

describe('a way to pay that only its row makes known', () => {
  it('is listed by the cashier, and can be chosen', () => {
    const onSelect = jest.fn()
    render(<MethodList ways={payWays(null)} selected={undefined} shop="Vela Xuhui" onSelect={onSelect} />)
    fireEvent.click(screen.getByRole('radio', { name: /POS machine/ }))
    expect(onSelect).toHaveBeenCalledWith(VOUCHER)
  })

  it('takes a part as far as the server offers it', () => {
    const ways = [{ payMethod: VOUCHER, minFen: 100_000, maxFen: 300_000 }]
    expect(codes(payWays({ amountFen: 300_000, ways }).filter((way) => way.blockedReason === undefined))).toEqual([
      VOUCHER,
    ])
    expect(payWays({ amountFen: 300_001, ways }).at(-1)?.blockedReason).toBe('Takes up to ¥3,000.00 at once')
  })
})
