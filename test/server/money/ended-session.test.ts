import { logout } from '@/wire/endpoints/account'
import { SandboxOutcome } from '@/wire/enums/payment'
import { DAY_MS } from '@/domain/time/duration'
import { ErrorCode } from '@/wire/errors'
import { assertInvariants } from './assert-invariants'
import { openShop, type Shop } from './shop'

const WRITTEN = `SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM idempotency) AS keys,
  (SELECT count(*) FROM payment_attempt) AS attempts, (SELECT sum(asked_times) FROM payment_attempt) AS asked,
  (SELECT count(*) FROM sandbox_decision) AS decisions, (SELECT sum(sold) FROM allocation) AS sold`

describe('a session that is checked in the first statement of an order or a payment', () => {
  let shop: Shop

  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(async () => {
    await assertInvariants(shop.server.database)
    await shop.close()
  })

  it('places, pays, decides and asks nothing once it has ended, nor is told an old reply again', async () => {
    const { database } = shop.server
    const shopper = await shop.shopper()
    await shopper.place({}, 'known-before')
    const { order, payNo } = await shopper.orderInPayment()
    await shop.server.call(logout, {}, { token: shopper.token })
    const before = await database.one(WRITTEN)

    const answers = [
      await shopper.place(),
      await shopper.place({}, 'known-before'),
      await shopper.pay(order),
      await shopper.decide(payNo, SandboxOutcome.success),
      await shopper.alreadyPaid(order.id),
    ]
    expect(answers.map(({ status, code }) => ({ status, code }))).toEqual(
      answers.map(() => ({ status: 401, code: ErrorCode.sessionExpired })),
    )
    expect(await database.one(WRITTEN)).toEqual(before)
  })

  it('lives on by being used for them alone', async () => {
    const shopper = await shop.shopper()
    const { id } = await shopper.order()
    for (let times = 0; times < 3; times += 1) {
      shop.server.clock.advance(20 * DAY_MS)
      expect((await shopper.alreadyPaid(id)).code).toBe(200)
    }
  })
})
