import Taro from '@tarojs/taro'
import { act, renderHook } from '@testing-library/react'
import type { OrderDetail } from '@/wire/schemas/order'
import { usePlacing } from '@/widgets/placing/use-placing'
import type { PlacingOutcome } from '@/widgets/placing/outcome'

const steps = {
  tell: jest.fn(() => Promise.resolve()),
  onReload: jest.fn(),
  onOutdated: jest.fn(),
  onStoreGone: jest.fn(),
  onPlaced: jest.fn(),
  onRefused: jest.fn(({ field }: { field?: string }) => field === 'cerNo'),
}
type Step = keyof typeof steps

beforeEach(() => {
  jest.clearAllMocks()
})

const followed = async (outcome: PlacingOutcome) => {
  const { result } = renderHook(() => usePlacing(steps))
  await act(() => result.current.follow(outcome))
  return result
}

const ORDER = { id: 'order-1' } as OrderDetail

test.each<[string, PlacingOutcome, Step[]]>([
  ['a price that changed is shown, not told', { kind: 'priceChanged', oldAmountFen: 1, newAmountFen: 2 }, []],
  ['what is not on sale is told', { kind: 'notOnSale', text: 'sold out' }, ['tell']],
  ['a consent of old is asked for again', { kind: 'agreementOutdated' }, ['tell', 'onReload', 'onOutdated']],
  ['a shop that is gone is dropped', { kind: 'storeGone' }, ['tell', 'onStoreGone']],
  ['a small deposit that is gone is read again', { kind: 'linkLost' }, ['tell', 'onReload']],
  ['a refusal about a field is told there', { kind: 'refused', text: 'wrong', field: 'cerNo' }, ['onRefused']],
  ['any other refusal is told', { kind: 'refused', text: 'no' }, ['onRefused', 'tell']],
  ['an unknown end is told', { kind: 'unknown' }, ['tell']],
  ['an ended session is left to the guard', { kind: 'loggedOut' }, []],
])('%s', async (_what, outcome, expected) => {
  await followed(outcome)
  const called = Object.entries(steps).flatMap(([name, step]) => (step.mock.calls.length > 0 ? [name] : []))
  expect(called.sort()).toEqual([...expected].sort())
})

test('a placed order is paid next; one that was placed before is among the others', async () => {
  await followed({ kind: 'placed', order: ORDER })
  expect(steps.onPlaced).toHaveBeenCalled()
  expect(Taro.redirectTo).toHaveBeenLastCalledWith({ url: '/pages/mall/order/casher?id=order-1' })
  await followed({ kind: 'placedBefore' })
  expect(Taro.redirectTo).toHaveBeenLastCalledWith({ url: '/pages/mall/order/list' })
})

test('a new price is taken by reading everything again', async () => {
  const result = await followed({ kind: 'priceChanged', oldAmountFen: 1, newAmountFen: 2 })
  expect(result.current.priceChange).toMatchObject({ oldAmountFen: 1, newAmountFen: 2 })
  act(() => result.current.acceptPrice())
  expect(result.current.priceChange).toBeNull()
  expect(steps.onReload).toHaveBeenCalled()
})
