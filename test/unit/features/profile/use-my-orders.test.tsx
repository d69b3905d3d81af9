import { act, renderHook } from '@testing-library/react'
import { useMyOrders } from '@/features/profile/use-my-orders'
import { fetchOrderPage } from '@/services/api/order'
import { tellSession } from '@/services/session/session'
import { makeUser } from '../../../support/user'

jest.mock('@/services/api/order', () => ({ fetchOrderPage: jest.fn() }))

const asked = jest.mocked(fetchOrderPage)
type Page = Awaited<ReturnType<typeof fetchOrderPage>>
const pageOf = (id: string) => ({ records: [{ id }], total: 1 }) as unknown as Page
const enter = (id: string) =>
  act(async () =>
    tellSession({
      type: 'login-succeeded',
      reply: { token: id, userInfo: makeUser({ id }), agreementsUpdated: false },
    }),
  )
const leave = () => act(async () => tellSession({ type: 'ended' }))
const kept = (): string => Object.values({ ...localStorage }).join()

beforeEach(async () => {
  localStorage.clear()
  await leave()
})

test('who comes back without a network finds the orders of the last time', async () => {
  await enter('u1')
  asked.mockResolvedValueOnce(pageOf('order-of-u1'))
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
  await act(async () => answer(pageOf('order-of-u1')))
  expect(result.current.orders.current).toBeUndefined()
  expect(kept()).not.toContain('order-of-u1')
})
