import { leaveTabParams, takeTabParams } from '@/services/navigation/tab-params'

test('a tab takes what was left for it once', () => {
  leaveTabParams('pages/order/index', { model: 'vela-9' })
  expect(takeTabParams('pages/home/index')).toEqual({})
  expect(takeTabParams('pages/order/index')).toEqual({ model: 'vela-9' })
  expect(takeTabParams('pages/order/index')).toEqual({})
})

test('switching to a tab without a wish keeps an earlier one', () => {
  leaveTabParams('pages/order/index', { model: 'vela-7' })
  leaveTabParams('pages/order/index', {})
  expect(takeTabParams('pages/order/index')).toEqual({ model: 'vela-7' })
})
