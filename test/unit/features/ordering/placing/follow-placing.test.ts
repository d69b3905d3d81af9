/** @jest-environment jsdom */
import Taro from '@tarojs/taro'
import type { OrderDetail } from '@/wire/schemas/order'
import { followPlacing } from '@/features/ordering/placing/follow-placing'
import type { PlacingOutcome } from '@/features/ordering/placing/outcome'
import { alertPlacing } from '@/features/ordering/placing/placing-alert'
import { showToast } from '@/ui/feedback/toast'

jest.mock('@/features/ordering/placing/placing-alert', () => ({ alertPlacing: jest.fn(() => Promise.resolve()) }))
jest.mock('@/ui/feedback/toast')

const steps = {
  showPriceChange: jest.fn(),
  onReload: jest.fn(),
  onOutdated: jest.fn(),
  onShopGone: jest.fn(),
  onPlaced: jest.fn(),
  onRefused: jest.fn(({ field }: { field?: string }) => field === 'cerNo'),
}
const here = () => true
const gone = () => false
const called = { tell: jest.mocked(alertPlacing), ...steps }
const options = { ...steps, deposit: { modelId: 'vela-7', marketPostId: 'vela-7-small' } }
const LINE = '/pages/mall/order/line?modelId=vela-7&marketPostId=vela-7-small'
type Step = keyof typeof called

beforeEach(() => {
  jest.clearAllMocks()
})

const ORDER = { id: 'order-1' } as OrderDetail

test.each<[string, PlacingOutcome, Step[]]>([
  [
    'a price that changed is shown, not told',
    { kind: 'priceChanged', oldAmountFen: 1, newAmountFen: 2 },
    ['showPriceChange'],
  ],
  ['what is not on sale is told', { kind: 'notOnSale', text: 'sold out' }, ['tell']],
  ['a consent of old is asked for again', { kind: 'agreementOutdated' }, ['tell', 'onReload', 'onOutdated']],
  ['a shop that is gone is dropped', { kind: 'shopGone' }, ['tell', 'onShopGone']],
  ['a small deposit that is gone is read again', { kind: 'linkLost' }, ['tell', 'onReload']],
  ['a refusal about a field is told there', { kind: 'refused', text: 'wrong', field: 'cerNo' }, ['onRefused']],
  ['any other refusal is told', { kind: 'refused', text: 'no' }, ['onRefused', 'tell']],
  ['an unknown end is told', { kind: 'unknown' }, ['tell']],
  ['an ended session is left to the guard', { kind: 'loggedOut' }, []],
])('%s', async (_what, outcome, expected) => {
  await followPlacing(outcome, options, here)
  const names = Object.entries(called).flatMap(([name, step]) => (step.mock.calls.length > 0 ? [name] : []))
  expect(names.sort()).toEqual([...expected].sort())
})

test('a placed order is paid next; one that was placed before is among the others', async () => {
  await followPlacing({ kind: 'placed', order: ORDER }, options, here)
  expect(steps.onPlaced).toHaveBeenCalled()
  expect(Taro.redirectTo).toHaveBeenLastCalledWith({ url: '/pages/mall/order/casher?id=order-1' })
  await followPlacing({ kind: 'placedBefore' }, options, here)
  expect(Taro.redirectTo).toHaveBeenLastCalledWith({ url: '/pages/mall/order/list' })
})

test('whoever has left is told of the order, and stays where they are', async () => {
  await followPlacing({ kind: 'placed', order: ORDER }, options, gone)
  expect(steps.onPlaced).toHaveBeenCalled()
  expect(showToast).toHaveBeenCalledWith('Placed. See My orders.')
  await followPlacing({ kind: 'placedBefore' }, options, gone)
  expect(Taro.navigateTo).toHaveBeenLastCalledWith({ url: '/pages/mall/order/list' })
  expect(Taro.redirectTo).not.toHaveBeenCalled()
})

test('whoever needs a turn is told so and led to the line', async () => {
  await followPlacing({ kind: 'turnNeeded', text: 'Please join the line.' }, options, here)
  expect(alertPlacing).toHaveBeenCalledWith({ kind: 'refused', text: 'Please join the line.' })
  expect(Taro.navigateTo).toHaveBeenLastCalledWith({ url: LINE })
})

test('the price that changed is handed on with old and new', async () => {
  await followPlacing({ kind: 'priceChanged', oldAmountFen: 1, newAmountFen: 2 }, options, here)
  expect(steps.showPriceChange).toHaveBeenCalledWith(expect.objectContaining({ oldAmountFen: 1, newAmountFen: 2 }))
})
