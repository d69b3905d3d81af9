/** @jest-environment jsdom */
import Taro from '@tarojs/taro'
import { leaveCashier } from '@/features/cashier/leave'

const stack = (...routes: string[]) =>
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(routes.map((route) => ({ route })) as Taro.Page[])

describe('leaving the cashier', () => {
  beforeEach(() => jest.clearAllMocks())

  it('goes back to the order that it was opened from', async () => {
    stack('pages/order/index', 'pages/real-order-detail/index', 'pages/mall/order/casher')
    await leaveCashier('o1')
    expect(Taro.navigateBack).toHaveBeenCalledTimes(1)
    expect(Taro.redirectTo).not.toHaveBeenCalled()
  })

  it.each([
    ['right after the order was placed', ['pages/order/index', 'pages/mall/order/casher']],
    ['after a reload', ['pages/mall/order/casher']],
  ])('opens the order %s', async (_when, pages) => {
    stack(...pages)
    await leaveCashier('o1')
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/real-order-detail/index?id=o1' })
    expect(Taro.navigateBack).not.toHaveBeenCalled()
  })
})
