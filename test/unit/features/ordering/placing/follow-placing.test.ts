/** @jest-environment jsdom */
import Taro from '@tarojs/taro'
import type { OrderDetail } from '@/wire/schemas/order'
import { followPlacing } from '@/features/ordering/placing/follow-placing'
import type { PlacingOutcome } from '@/features/ordering/placing/outcome'
import { alertPlacing, type PlacingTrouble } from '@/features/ordering/placing/placing-alert'
import { showToast } from '@/ui/popup/toast'

jest.mock('@/features/ordering/placing/placing-alert', () => ({ alertPlacing: jest.fn(() => Promise.resolve()) }))
jest.mock('@/ui/popup/toast')

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

test.each<[string, PlacingOutcome, PlacingTrouble]>([
  [
    'a price that changed',
    { kind: 'priceChanged', oldAmountFen: 100_000, newAmountFen: 200_000 },
    {
      kind: 'refused',
      text: 'The price has changed: it was ¥1,000.00 and is ¥2,000.00 now. Nothing has been charged.',
    },
  ],
  ['a field that is refused', { kind: 'refused', text: 'wrong', field: 'cerNo' }, { kind: 'refused', text: 'wrong' }],
  ['what is not on sale', { kind: 'notOnSale', text: 'sold out' }, { kind: 'refused', text: 'sold out' }],
  ['a turn that is needed', { kind: 'turnNeeded', text: 'Join.' }, { kind: 'refused', text: 'Join.' }],
])('whoever has left is told of %s, and stays where they are', async (_what, outcome, told) => {
  await followPlacing(outcome, options, gone)
  expect(alertPlacing).toHaveBeenCalledWith(expect.objectContaining(told))
  expect(steps.showPriceChange).not.toHaveBeenCalled()
  expect(steps.onRefused).not.toHaveBeenCalled()
  expect(Taro.navigateTo).not.toHaveBeenCalled()
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
