import { act, render, screen, within } from '@testing-library/react'
import type { Coupon } from '@/wire/schemas/coupon'
import { CouponsPage } from '@/features/coupons/coupons-page'
import { DetailsPage } from '@/features/coupons/details-page'
import { fetchCoupon, fetchCoupons } from '@/services/api/coupon'
import { enter } from '../../../support/jest/enter'
import { coupon } from '../../../support/samples/coupon'

jest.mock('@/services/api/coupon')

const later: Coupon = {
  ...coupon,
  id: '2',
  couponName: 'New year',
  startTime: '2027-01-01 00:00:00',
  endTime: '2027-01-31 23:59:59',
}

beforeEach(() => enter('u1'))

test('it stands after those that can be used, says from when on it can, and is not counted among them', async () => {
  jest.mocked(fetchCoupons).mockResolvedValue([later, coupon])
  render(<CouponsPage />)
  await act(async () => undefined)
  expect(screen.getByRole('tab', { name: 'Available 1' })).toBeVisible()
  const [first, last] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Founder credit')
  expect(last).toHaveTextContent('From 1 Jan 2027')
  expect(within(last as HTMLElement).getByRole('button')).toHaveAccessibleName('Open New year')
})

test.each([
  ['for an order', later],
  ['for a shop', { ...later, orderType: null }],
])('one %s has neither a way to an order nor a code on its page, and says its days', async (_for, notBegun) => {
  jest.mocked(fetchCoupon).mockResolvedValue({ ...notBegun, code: 'VC12345678901234' })
  render(<DetailsPage id="2" />)
  await act(async () => undefined)
  expect(screen.getByText('off a balance · 1 Jan 2027 to 31 Jan 2027')).toBeVisible()
  expect(screen.queryByText('Use on an order')).toBeNull()
  expect(screen.queryByText('VC12 3456 7890 1234')).toBeNull()
})
