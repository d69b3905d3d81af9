/** @jest-environment jsdom */
import type { OrderDetail } from '@/wire/schemas/order'
import { placeOnce, type PlacingOffer } from '@/features/ordering/placing/place-once'
import { fetchMe } from '@/services/api/account'
import { session, tellSession } from '@/services/session/session'
import { loggedInOf } from '@/services/session/state'
import { makeUser } from '../../../../support/samples/user'

jest.mock('@/services/api/account')

// What is read of it here.
const OFFER = { allocation: { marketPostId: 'm1', marketPriceFen: 100 }, agreements: [] } as unknown as PlacingOffer
const ORDER = { id: 'o1' } as OrderDetail // only passed on

const placeAs = async (deleteTime: string | null): Promise<void> => {
  const userInfo = makeUser({ deleteTime })
  tellSession({ type: 'login-succeeded', reply: { token: 't1', userInfo, agreementsUpdated: false } })
  expect(await placeOnce(OFFER, async () => ORDER)).toEqual({ kind: 'placed', order: ORDER })
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(fetchMe).mockResolvedValue(makeUser({ deleteTime: null }))
})

test('an order shows at once that it keeps an account that was to be deleted', async () => {
  await placeAs('2026-12-01 10:00:00')
  await Promise.resolve()
  expect(loggedInOf(session.getState())?.user.deleteTime).toBeNull()
})

test('an order of anybody else asks for nothing more', async () => {
  await placeAs(null)
  expect(fetchMe).not.toHaveBeenCalled()
})
