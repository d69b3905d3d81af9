/** @jest-environment jsdom */
import { DeliveryAction, FinanceAction, OrderAction, OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { Header } from '@/wire/headers'
import { actOnOrder, type OrderWish } from '@/features/orders/actions/act-on-order'
import { FakeXhr, installFakeXhr, lastSent } from '../../../../support/jest/fake-xhr'

const order = { id: 'order-1', orderType: OrderType.small }
const cancel: OrderWish = { action: OrderAction.cancel, order, reason: 'delivery wait too long' }
const remove: OrderWish = { action: OrderAction.delete, order }

const pickUp: OrderWish = { action: DeliveryAction.confirmPickUp, order, deliveryTime: '2026-12-06 14:00:00' }

const orderReply = {
  id: 'order-1',
  orderId: 'order-1',
  carPoster: '',
  sidePicture: '',
  storeInfo: {},
  orderFileVOList: [],
  papers: [],
}
const sentKey = () => lastSent().headers[Header.idempotencyKey]

beforeEach(() => {
  localStorage.clear()
  installFakeXhr()
})

describe('acting on an order', () => {
  it.each([
    [cancel, '/app/payOrder/cancel', { id: 'order-1', orderType: 1, reason: 'delivery wait too long' }],
    [remove, '/app/payOrder/deleted', { id: 'order-1', orderType: 1 }],
    [{ action: FinanceAction.cancelFinance, order }, '/app/order/finance/cancel', { id: 'order-1', orderType: 1 }],
    [{ action: FinanceAction.payInFull, order }, '/app/order/finance/payInFull', { id: 'order-1', orderType: 1 }],
    [pickUp, '/app/order/confirmPickUp', { id: 'order-1', orderType: 1, deliveryTime: '2026-12-06 14:00:00' }],
  ] as const)('sends %o', async (wish, path, body) => {
    const outcome = actOnOrder(wish)
    expect(lastSent().url).toBe(`/api/system${path}`)
    expect(JSON.parse(String(lastSent().body))).toEqual(body)
    lastSent().succeed(orderReply)
    expect(await outcome).toMatchObject({ kind: 'done' })
  })

  it('takes a reply that a server of before has kept, without a picture from the side', async () => {
    const outcome = actOnOrder(cancel)
    const { sidePicture: _, ...kept } = orderReply
    lastSent().succeed({ ...kept, carPoster: '/static/img/front.webp' })
    expect(await outcome).toMatchObject({ kind: 'done' })
  })

  it('tries again with the same key after a lost reply, and with a new one after an answer', async () => {
    const lost = actOnOrder(cancel)
    const firstKey = sentKey()
    lastSent().fail()
    expect((await lost).kind).toBe('unknown')

    const again = actOnOrder(cancel)
    expect(sentKey()).toBe(firstKey)
    lastSent().refuse(ErrorCode.orderStateChanged, 'This order has changed.')
    expect(await again).toMatchObject({ kind: 'refused', text: 'This order has changed.' })

    void actOnOrder(cancel)
    expect(sentKey()).not.toBe(firstKey)
  })

  it('counts as done when the earlier try went through with other words', async () => {
    const outcome = actOnOrder(cancel)
    lastSent().refuse(ErrorCode.idempotencyKeyReused, 'already sent')
    expect(await outcome).toMatchObject({ kind: 'done' })
  })

  it('leaves an ended session to the guard of the page', async () => {
    const outcome = actOnOrder(remove)
    lastSent().refuse(ErrorCode.sessionExpired, 'Your login has ended.')
    expect(await outcome).toEqual({ kind: 'loggedOut' })
  })

  it('does not take the reply of another order for its own', async () => {
    const outcome = actOnOrder(cancel)
    lastSent().succeed({ ...orderReply, id: 'order-2' })
    expect(await outcome).toMatchObject({ kind: 'unknown', text: 'Unexpected data' })
    expect(FakeXhr.sent).toHaveLength(1)
  })
})
