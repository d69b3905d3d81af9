import { act, renderHook } from '@testing-library/react'
import type { CouponDetail } from '@/wire/schemas/coupon'
import { CouponStatus } from '@/wire/enums/coupon'
import { OrderType } from '@/wire/enums/order'
import { SECOND_MS } from '@/domain/time/duration'
import { useCoupon } from '@/features/coupons/use-coupon'
import { fetchCoupon } from '@/services/api/coupon'
import { hidePages, showPages } from '../../../support/jest/taro/taro'

jest.mock('@/services/api/coupon', () => ({ fetchCoupon: jest.fn() }))

const fetched = jest.mocked(fetchCoupon)
const couponIn = (status: CouponStatus, orderType: OrderType | null) =>
  ({ id: 'c1', status, startTime: null, orderType }) as CouponDetail // as much as is read

async function open(coupon: CouponDetail) {
  fetched.mockReset().mockResolvedValue(coupon)
  const hook = renderHook(() => useCoupon('c1', true))
  await act(async () => undefined)
  return () => hook.result.current.page
}

const used = couponIn(CouponStatus.used, null)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  ['for an order', OrderType.big],
  ['for a shop', null],
])('a coupon %s is read again when its page comes back', async (_for, orderType) => {
  const page = await open(couponIn(CouponStatus.usable, orderType))
  fetched.mockResolvedValue(used)
  act(hidePages)
  await act(async () => showPages())
  expect(page()).toMatchObject({ status: 'ready', data: used })
})

test('one whose code a shop scans is seen to be used, and asked for no more then', async () => {
  const page = await open(couponIn(CouponStatus.usable, null))
  fetched.mockResolvedValue(used)
  await act(() => jest.advanceTimersByTimeAsync(5 * SECOND_MS))
  expect(page()).toMatchObject({ data: used })
  fetched.mockClear()
  await act(() => jest.advanceTimersByTimeAsync(60 * SECOND_MS))
  expect(fetched).not.toHaveBeenCalled()
})
