import { OrderStatus } from '@/wire/enums/order'
import { PayChannel, PayGateway, PayMethod, PayStatus, SandboxOutcome } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import { assertInvariants } from './assert-invariants'
import { openShop, type Shop } from './shop'

const SECOND_MS = 1_000

describe('paying an order', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
  })
  afterEach(() => assertInvariants(shop.server.database))
  afterAll(() => shop.close())

  const attemptsOf = (orderId: string) =>
    shop.server.database.query<{ payNo: string; status: number }>(
      'SELECT pay_no AS "payNo", status FROM payment_attempt WHERE order_id = $1 ORDER BY pay_no',
      [orderId],
    )

  it('opens one attempt under the order number, for the amount of the order', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    const { data } = await shopper.pay(order)
    expect(data).toMatchObject({
      attempt: { payNo: `${order.orderNo}P1`, orderId: order.id, amountFen: 100_000, payStatus: PayStatus.created },
      jsapiParams: null,
      h5Url: null,
    })
    expect(data.attempt.gateway).toBe(PayGateway.sandbox)
  })

  it('answers the same attempt on a double tap, with one key or with two', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    const answers = await Promise.all([
      shopper.pay(order, {}, 'tapped-once'),
      shopper.pay(order, {}, 'tapped-once'),
      shopper.pay(order, {}, 'tapped-twice'),
    ])
    expect(answers.map((answer) => answer.data.attempt.payNo)).toEqual(Array(3).fill(`${order.orderNo}P1`))
    expect(await attemptsOf(order.id)).toHaveLength(1)
  })

  it('is pending once the shopper has decided at the provider, and not before', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    expect((await shopper.payment(order.id)).data.attempt?.payStatus).toBe(PayStatus.created)
    const decided = await shopper.decide(payNo, SandboxOutcome.delay)
    expect(decided.data.payStatus).toBe(PayStatus.pending)
    expect((await shopper.payment(order.id)).data.attempt?.payStatus).toBe(PayStatus.pending)
  })

  it('is paid once the notice comes, one second after success', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shopper.decide(payNo, SandboxOutcome.success)
    await shop.pass(0)
    expect((await shopper.payment(order.id)).data.paid).toBe(false)
    await shop.pass(SECOND_MS)
    expect((await shopper.payment(order.id)).data).toMatchObject({
      paid: true,
      orderStatus: OrderStatus.paid,
      expirationTime: null,
      attempt: { payStatus: PayStatus.paid },
    })
    const { data } = await shopper.detail(order.id)
    expect(data).toMatchObject({
      statusName: 'Paid',
      actualPayAmount: 100_000,
      paymentAmount: 0,
      payNo,
      nextActions: ['applyRefund', 'configure'],
    })
    expect(data.milestones.map((milestone) => milestone.title)).toEqual(['Deposit paid', 'Order placed'])
  })

  it('stays pending for twenty seconds on delay, then is paid', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shopper.decide(payNo, SandboxOutcome.delay)
    await shop.pass(19 * SECOND_MS)
    expect((await shopper.alreadyPaid(order.id)).data).toMatchObject({ paid: false, attempt: { failReason: null } })
    await shop.pass(2 * SECOND_MS)
    expect((await shopper.payment(order.id)).data.paid).toBe(true)
  })

  it('is declined with a reason on failure, and can be paid again by a new attempt', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    const declined = await shopper.decide(payNo, SandboxOutcome.failure)
    expect(declined.data).toMatchObject({ payStatus: PayStatus.failed, failReason: 'Card limit reached' })
    expect((await shopper.detail(order.id)).data.nextActions).toEqual(['pay', 'cancel'])
    const again = await shopper.pay(order)
    expect(again.data.attempt.payNo).toBe(`${order.orderNo}P2`)
    await shopper.decide(again.data.attempt.payNo, SandboxOutcome.success)
    await shop.pass(SECOND_MS)
    expect((await shopper.payment(order.id)).data.paid).toBe(true)
  })

  it('answers the finished attempt, without opening anything, when its key comes again', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    const first = await shopper.pay(order, {}, 'key-of-a-failure')
    await shopper.decide(first.data.attempt.payNo, SandboxOutcome.failure)
    const again = await shopper.pay(order, {}, 'key-of-a-failure')
    expect(again.data.attempt).toMatchObject({ payNo: first.data.attempt.payNo, payStatus: PayStatus.failed })
    expect(await attemptsOf(order.id)).toHaveLength(1)
  })

  it('asks the provider at once when the shopper says "already paid"', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shopper.decide(payNo, SandboxOutcome.success)
    const { data } = await shopper.alreadyPaid(order.id)
    expect(data).toMatchObject({ paid: true, attempt: { askedTimes: 1, lastAskedTime: expect.any(String) } })
    await shop.pass(SECOND_MS)
  })

  it('asks the provider once, however often "already paid" is said within two seconds', async () => {
    const shopper = await shop.shopper()
    const { order } = await shopper.orderInPayment()
    const asked = jest.spyOn(shop.context.payments.wechat, 'query')
    await Promise.all(Array.from({ length: 5 }, () => shopper.alreadyPaid(order.id)))
    shop.server.clock.advance(2 * SECOND_MS - 1)
    expect((await shopper.alreadyPaid(order.id)).data).toMatchObject({ paid: false })
    expect(asked).toHaveBeenCalledTimes(1)
    shop.server.clock.advance(1)
    await shopper.alreadyPaid(order.id)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('finds a payment whose notice never came, by asking', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shopper.decide(payNo, SandboxOutcome.success)
    await shop.server.database.query('UPDATE sandbox_transaction SET notice_at = NULL WHERE pay_no = $1', [payNo])
    await shop.pass(5 * SECOND_MS)
    expect((await shopper.payment(order.id)).data).toMatchObject({ paid: true, attempt: { askedTimes: 1 } })
  })

  it('closes the first attempt at the provider when the shopper goes on in another way', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    await shopper.pay(order, { channel: PayChannel.h5 })
    const second = await shopper.pay(order, { channel: PayChannel.jsapi })
    expect(second.data.attempt.payNo).toBe(`${order.orderNo}P2`)
    expect((await attemptsOf(order.id)).map((attempt) => attempt.status)).toEqual([PayStatus.closed, PayStatus.created])
    expect(await shop.context.payments.wechat.query(`${order.orderNo}P1`)).toEqual({ state: 'closed' })
  })

  it('refuses another way while the first payment is being made', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shopper.decide(payNo, SandboxOutcome.delay)
    const answer = await shopper.pay(order, { channel: PayChannel.jsapi })
    expect(answer).toMatchObject({
      status: 409,
      code: ErrorCode.paymentInProgress,
      msg: 'A payment for this order is under way. Please wait for its result.',
    })
  })

  it('books the first payment when another way is asked for after it was made', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shopper.decide(payNo, SandboxOutcome.success)
    const answer = await shopper.pay(order, { channel: PayChannel.jsapi })
    expect(answer).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
    expect((await shopper.payment(order.id)).data.paid).toBe(true)
    await shop.pass(SECOND_MS)
  })

  it('opens the payment again under the same number after the reply of the provider was lost', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    const opened = jest.spyOn(shop.context.payments.wechat, 'prepay').mockRejectedValueOnce(new Error('socket hang up'))
    const lost = await shopper.pay(order, {}, 'lost-reply-key')
    const found = await shopper.pay(order, {}, 'lost-reply-key')
    expect(lost).toMatchObject({ status: 503, code: ErrorCode.unavailable })
    expect(found.data.attempt).toMatchObject({ payNo: `${order.orderNo}P1`, payStatus: PayStatus.created })
    expect(opened.mock.calls.map(([asked]) => asked.payNo)).toEqual(Array(2).fill(`${order.orderNo}P1`))
  })

  it('does not hand out a payment that the order no longer wants', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    const { prepay } = shop.context.payments.wechat
    jest.spyOn(shop.context.payments.wechat, 'prepay').mockImplementationOnce(async (asked) => {
      await shopper.cancel(order)
      return prepay(asked)
    })
    expect(await shopper.pay(order)).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
    await shop.pass(0)
    expect(await shop.context.payments.wechat.query(`${order.orderNo}P1`)).toEqual({ state: 'closed' })
  })

  it('is not closed again and again at a provider that took another amount: that needs a person', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shop.server.database.query(
      'UPDATE sandbox_transaction SET amount_fen = 99999, settles_at = $2 WHERE pay_no = $1',
      [payNo, shop.server.clock.now()],
    )
    const closed = jest.spyOn(shop.context.payments.wechat, 'close').mockResolvedValue('paid')
    await shopper.cancel(order)
    await shop.pass(0)
    await shop.pass(MINUTE_MS)
    expect(closed.mock.calls).toEqual([[payNo]])
    closed.mockRestore()
  })

  const refusals = [
    [
      'another amount',
      { amountFen: 99_999 },
      409,
      ErrorCode.amountMismatch,
      'The amount does not match this order. Please refresh and try again.',
    ],
    ['a POS machine', { payMethod: PayMethod.posMachine }, 422, ErrorCode.invalidField, 'Please check the way to pay.'],
    [
      'an account transfer',
      { payMethod: PayMethod.accountTransfer },
      422,
      ErrorCode.invalidField,
      'Please check the way to pay.',
    ],
    ['the other order type', { orderType: 2 }, 404, ErrorCode.orderNotFound, 'We could not find this order.'],
    ['an unknown order', { id: 'nothing' }, 404, ErrorCode.orderNotFound, 'We could not find this order.'],
  ] as const

  it.each(refusals)('refuses %s', async (_what, changes, status, code, msg) => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    expect(await shopper.pay(order, changes)).toMatchObject({ status, code, msg })
    expect(await attemptsOf(order.id)).toEqual([])
  })

  it('refuses once the deadline has passed, before and after the worker closed the order', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    shop.server.clock.advance(30 * MINUTE_MS)
    expect(await shopper.pay(order)).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
    expect((await shopper.detail(order.id)).data.nextActions).toEqual(['cancel'])
    await shop.pass(0)
    expect(await shopper.pay(order)).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
  })

  it('refuses a second payment of a paid order', async () => {
    const shopper = await shop.shopper()
    const { order } = await shop.paidOrder(shopper)
    expect(await shopper.pay(order)).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
  })

  it('refuses a key that comes for another order', async () => {
    const shopper = await shop.shopper()
    await shopper.pay(await shopper.order(), {}, 'key-of-an-order')
    const answer = await shopper.pay(await shopper.order(), {}, 'key-of-an-order')
    expect(answer).toMatchObject({ status: 422, code: ErrorCode.idempotencyKeyReused })
  })

  it('does not find the order or the payment of somebody else', async () => {
    const [owner, other] = [await shop.shopper(), await shop.shopper()]
    const { order, payNo } = await owner.orderInPayment()
    const answers = [await other.pay(order), await other.payment(order.id), await other.alreadyPaid(order.id)]
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, code: ErrorCode.orderNotFound, data: null })
    expect(await other.decide(payNo, SandboxOutcome.success)).toMatchObject({
      status: 404,
      code: ErrorCode.paymentNotFound,
    })
    const own = await other.order()
    expect(await other.payment(own.id, payNo)).toMatchObject({ status: 404, code: ErrorCode.paymentNotFound })
  })

  it('decides a sandbox payment once', async () => {
    const shopper = await shop.shopper()
    const { payNo } = await shop.paidOrder(shopper)
    expect(await shopper.decide(payNo, SandboxOutcome.failure)).toMatchObject({
      status: 409,
      code: ErrorCode.orderStateChanged,
    })
  })
})
