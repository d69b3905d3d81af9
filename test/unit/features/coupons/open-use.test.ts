/** @jest-environment jsdom */
import Taro from '@tarojs/taro'
import type { Coupon } from '@/wire/schemas/coupon'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { openOrderFor } from '@/features/coupons/open-use'
import { fetchModelHome } from '@/services/api/home'
import { makeAllocation, makeHome } from '../../../support/samples/model-home'

jest.mock('@/services/api/home')
jest.mock('@/services/server-clock', () => ({ serverNow: () => parseShanghai('2026-11-20 10:30:00') }))
const home = jest.mocked(fetchModelHome)

const couponFor = (orderType: 1 | 2, ...modelIds: string[]) => ({ orderType, modelIds }) as Coupon // as much as is read

test.each([
  ['its form', 'miniorder/order', false],
  ['the line of a hot opening', 'mall/order/line', true],
])('a coupon for the deposit that is on sale leads to %s', async (_what, page, marketHasLine) => {
  home.mockResolvedValue(makeHome(makeAllocation({ marketHasLine })))
  await openOrderFor(couponFor(1, 'vela-7'))
  expect(Taro.navigateTo).toHaveBeenLastCalledWith({ url: `/pages/${page}?modelId=vela-7&marketPostId=post-1` })
})

test.each([
  ['another deposit is on sale', () => home.mockResolvedValue(makeHome(makeAllocation({ marketHasLine: true })))],
  ['nobody can say what is', () => home.mockRejectedValue(new Error('no network'))],
])('where %s, the page of the order tells', async (_what, prepare) => {
  prepare()
  await openOrderFor(couponFor(2, 'vela-7'))
  expect(Taro.navigateTo).toHaveBeenLastCalledWith({ url: '/pages/order/order?modelId=vela-7' })
})

test('a coupon for several models leads to the models', async () => {
  await openOrderFor(couponFor(1, 'vela-7', 'vela-9'))
  expect(Taro.switchTab).toHaveBeenLastCalledWith({ url: '/pages/order/index' })
})
