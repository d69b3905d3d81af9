import { act, renderHook } from '@testing-library/react'
import { OrderAction } from '@/wire/enums/order'
import { useMyOrders } from '@/features/profile/use-my-orders'
import { fetchOrderPage } from '@/services/api/order'
import { tellSession } from '@/services/session/session'
import { enter } from '../../../support/jest/enter'

jest.mock('@/services/api/order', () => ({ fetchOrderPage: jest.fn() }))

const asked = jest.mocked(fetchOrderPage)
type Page = Awaited<ReturnType<typeof fetchOrderPage>>
const toPay = (id: string, expirationTime: string) => ({ id, expirationTime, nextActions: [OrderAction.pay] })
const pageOf = (...records: unknown[]) => ({ records, total: records.length }) as unknown as Page // as much as is read
const THEIRS = toPay('order-of-u1', '2026-11-20 10:30:00')
const leave = () => act(async () => tellSession({ type: 'ended' }))
const kept = (): string => Object.values({ ...localStorage }).join()

beforeEach(async () => {
  localStorage.clear()
  await leave()
})

test('the order that runs out first comes before a newer one', async () => {
  await enter('u1')
  asked.mockResolvedValueOnce(pageOf(toPay('newer', '2026-11-20 10:30:00'), toPay('older', '2026-11-20 10:10:00')))
  const { result } = renderHook(() => useMyOrders())
  await act(async () => undefined)
  expect(result.current.orders).toMatchObject({ toPayCount: 2, current: { id: 'older' } })
})

test('who comes back without a network finds the orders of the last time', async () => {
  await enter('u1')
  asked.mockResolvedValueOnce(pageOf(THEIRS))
  const first = renderHook(() => useMyOrders())
  await act(async () => undefined)
  first.unmount()
  asked.mockRejectedValue(new Error('offline'))
  const { result } = renderHook(() => useMyOrders())
  await act(async () => undefined)
  expect(result.current.orders).toMatchObject({ toPayCount: 1, current: { id: 'order-of-u1' } })
})

test('an answer that comes after the log-out is shown to nobody and kept nowhere', async () => {
  await enter('u1')
  let answer: (page: Page) => void = () => undefined
  asked.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const { result } = renderHook(() => useMyOrders())
  await leave()
  await act(async () => answer(pageOf(THEIRS)))
  expect(result.current.orders.current).toBeUndefined()
  expect(kept()).not.toContain('order-of-u1')
})
