import { act, fireEvent, render, screen } from '@testing-library/react'
import type { BalanceState } from '@/wire/schemas/balance'
import type { OrderDetail } from '@/wire/schemas/order'
import { SumCard } from '@/features/balance/sum-card'
import { open } from '@/services/navigation/open'

jest.mock('@/services/navigation/open')

const show = (depositPayNo: string | null) =>
  render(
    <SumCard
      balance={{ totalFen: 26_490_000, depositPayNo } as BalanceState} // as much as is read
      order={
        {
          modelTotalPrice: 26_990_000,
          saleTotalPrice: 26_990_000,
          depositAmount: 500_000,
          discountInfoVOList: [] as OrderDetail['discountInfoVOList'],
        } as OrderDetail // as much as is read
      }
    />,
  )

test('the paid deposit leads to its payment', async () => {
  show('P1')
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Deposit paid, ¥5,000.00' })))
  expect(open).toHaveBeenCalledWith('pages/mall/order/details', { payNo: 'P1' })
})

test('a deposit whose payment is not known is told all the same', () => {
  show(null)
  expect(screen.getByText('Deposit paid')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
