import { act, renderHook } from '@testing-library/react'
import { OrderAction, OrderScope, OrderType, OrderTypeFilter } from '@/wire/enums/order'
import { useOrderActions } from '@/features/orders/actions/use-order-actions'
import { useOrderList } from '@/features/orders/list/use-order-list'
import { FakeXhr, installFakeXhr } from '../../../../support/jest/fake-xhr'

const TOTAL = 35
const ALL = { scope: OrderScope.all, type: OrderTypeFilter.both }

const queryOf = ({ url }: FakeXhr) => new URLSearchParams(url.split('?')[1])

/** Answers the calls on their way with the orders "order-0", "order-1" and so on. */
const answer = (calls: readonly FakeXhr[]) =>
  act(async () =>
    calls.forEach((call) => {
      const [current, size] = ['current', 'size'].map((name) => Number(queryOf(call).get(name)))
      if (current === undefined || size === undefined) return
      const records = Array.from({ length: TOTAL }, (_, index) => ({
        id: `order-${index}`,
        carPoster: '',
        sidePicture: '',
      }))
      call.succeed({ records: records.slice((current - 1) * size, current * size), total: TOTAL, current, size })
    }),
  )

/** What is sent while something is done. */
const sentBy = (deed: () => void): readonly FakeXhr[] => {
  const before = FakeXhr.sent.length
  act(deed)
  return FakeXhr.sent.slice(before)
}

beforeEach(() => void installFakeXhr())

test('orders that come while those above are read again stay, each once and in their order', async () => {
  const { result } = renderHook(() => useOrderList(ALL, true))
  await answer(FakeXhr.sent)
  await answer(sentBy(() => result.current.list.loadMore()))
  expect(result.current.list.items).toHaveLength(20)

  const reading = sentBy(() => result.current.follow())
  await answer(sentBy(() => result.current.list.loadMore()))
  expect(result.current.list.items).toHaveLength(30)
  await answer(reading)
  expect(result.current.list.items.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, at) => `order-${at}`))
  await answer(sentBy(() => result.current.list.loadMore()))
  expect(result.current.list.items).toHaveLength(TOTAL)
})

test('an order that was deleted is not shown, though the list was read before', async () => {
  const { result } = renderHook(() => useOrderList(ALL, true))
  await answer(FakeXhr.sent)
  const detail = renderHook(() => useOrderActions(() => undefined))
  const order = { id: 'order-3', orderType: OrderType.small }
  const [deletion] = sentBy(() => void detail.result.current.submit({ action: OrderAction.delete, order }))
  const reading = sentBy(() => result.current.follow())
  await act(async () => deletion?.succeed({ id: 'order-3' }))
  await answer(reading)
  const shown = result.current.list.items.map(({ id }) => id)
  expect(shown).toHaveLength(9)
  expect(shown).not.toContain('order-3')
})
