import { randomUUID } from 'node:crypto'
import { page } from '@/wire/endpoints/order'
import { OrderStatus } from '@/wire/enums/order'
import { PayChannel } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { HOUR_MS, SECOND_MS } from '@/domain/time/duration'
import type { ProviderRefund } from '../../../server/gateways/pay/payment-gateway'
import { askProvider } from '../../../server/modules/payment/provider/ask-provider'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { takeStep } from '../../../server/modules/backoffice/step/take-step'
import { listOpenIncidents } from '../../../server/modules/incident/incident-statements'
import { finishRefund } from '../../../server/modules/refund/finish-refund'
import { grantRefund } from '../../../server/modules/refund/grant-refund'
import { retryPauseMs } from '../../../server/system/retry-pause'
import { runAllDueJobs } from '../../support/server/all-due-jobs'
import { assertInvariants } from './assert-invariants'
import { openShop, type Shop, type Shopper } from './shop'

describe('refunding a small deposit', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await assertInvariants(shop.server.database)
  })
  afterAll(() => shop.close())

  const refundsOf = (orderId: string) =>
    shop.server.database.query<{ refundNo: string; status: string; tries: number }>(
      'SELECT refund_no AS "refundNo", status, tries FROM refund WHERE order_id = $1 ORDER BY refund_no',
      [orderId],
    )
  const amountsOf = (payNo: string) =>
    shop.server.database.query(
      'SELECT amount_fen AS "amountFen", cause FROM refund WHERE pay_no = $1 ORDER BY refund_no',
      [payNo],
    )
  /** Finance gives back the whole of a deposit, or what is said. */
  const grant = (orderId: string, changes: { payNo?: string; amountFen?: number; reference?: string } = {}) => {
    const granted = { orderId, payNo: null, amountFen: 100_000, note: 'late hand-over', reference: randomUUID() }
    const now = shop.server.clock.now()
    return shop.server.database.transaction((tx) => grantRefund(tx, { ...granted, ...changes }, now))
  }
  /** Has the provider refuse the refund that is due. */
  const refuseNext = async () => {
    const refusal: ProviderRefund = { state: 'refused', reason: 'The account is closed.' }
    jest.spyOn(shop.context.payments.wechat, 'refund').mockResolvedValueOnce(refusal)
    await shop.pass(0)
  }
  const sandboxRefunds = (payNo: string) =>
    shop.server.database.query('SELECT refund_no FROM sandbox_refund WHERE pay_no = $1', [payNo])
  const statusOf = async (shopper: Shopper, id: string) => (await shopper.detail(id)).data.orderStatus

  it('is refunding at once, refunded when the provider has confirmed, and frees the place', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    const before = await shop.sold()
    const asked = await shopper.refund(order, payNo, 'delivery wait too long; other; my family needs six seats')
    expect(asked.data).toMatchObject({
      id: order.id,
      orderStatus: OrderStatus.refunding,
      refundReason: 'delivery wait too long; my family needs six seats',
      refundApplyTime: expect.any(String),
      nextActions: [],
    })
    expect(await shop.sold()).toBe(before)
    await shop.refundsArrive()
    // It paid the order until its shopper asked for it back.
    expect((await shopper.payment(order.id, payNo)).data).toMatchObject({ paid: true, refundState: 'refunded' })
    expect((await shopper.detail(order.id)).data).toMatchObject({
      orderStatus: OrderStatus.refunded,
      statusName: 'Refunded',
      nextActions: ['delete'],
      milestones: [
        { title: 'Refunded' },
        { title: 'Refund applied for' },
        { title: 'Deposit paid' },
        { title: 'Order placed' },
      ],
    })
    expect(await shop.sold()).toBe(before - 1)
  })

  it('happens once for one key, for two keys at once, and not again later', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    const answers = await Promise.all([
      shopper.refund(order, payNo, 'because', 'refund-key-1'),
      shopper.refund(order, payNo, 'because', 'refund-key-1'),
      shopper.refund(order, payNo, 'because', 'refund-key-2'),
    ])
    expect(answers.filter((answer) => answer.code === ErrorCode.orderStateChanged).length).toBeLessThanOrEqual(2)
    await shop.refundsArrive()
    expect(await shopper.refund(order, payNo)).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
    expect(await refundsOf(order.id)).toMatchObject([{ status: 'succeeded' }])
    expect(await sandboxRefunds(payNo)).toHaveLength(1)
  })

  it('sends the same number again after the process died between the call and its booking', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    await shopper.refund(order, payNo)
    const { payments, database } = shop.context
    const send = payments.wechat.refund
    const sent = jest.spyOn(payments.wechat, 'refund').mockImplementationOnce(async (refund) => {
      await send(refund)
      throw new Error('killed')
    })
    await runAllDueJobs({ ...shop.context, database })
    expect(await refundsOf(order.id)).toMatchObject([{ status: 'waiting', tries: 1 }])
    await shop.pass(retryPauseMs(1))
    await shop.pass(retryPauseMs(2))
    expect(sent.mock.calls.map(([refund]) => refund.refundNo)).toEqual([`${payNo}R1`, `${payNo}R1`])
    expect(await sandboxRefunds(payNo)).toHaveLength(1)
    expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunded)
  })

  it('is tried again, less and less often, while the provider cannot be reached', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    await shopper.refund(order, payNo)
    const sent = jest.spyOn(shop.context.payments.wechat, 'refund').mockRejectedValue(new Error('unreachable'))
    await shop.pass(0)
    for (const [index, waitMs] of [4 * SECOND_MS, 8 * SECOND_MS, 16 * SECOND_MS].entries()) {
      await shop.pass(waitMs - 1)
      expect(sent).toHaveBeenCalledTimes(index + 1)
      await shop.pass(1)
      expect(sent).toHaveBeenCalledTimes(index + 2)
    }
    expect(retryPauseMs(20)).toBe(HOUR_MS)
    expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunding)
    sent.mockRestore()
    await shop.pass(HOUR_MS)
    await shop.pass(HOUR_MS)
    expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunded)
  })

  it('fails after a definite refusal, keeps the place, and can be applied for again under a new number', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    const before = await shop.sold()
    await shopper.refund(order, payNo)
    await refuseNext()
    expect((await shopper.detail(order.id)).data).toMatchObject({
      orderStatus: OrderStatus.refundFailed,
      statusName: 'Refund failed',
      nextActions: ['applyRefund'],
    })
    expect(await shop.sold()).toBe(before)
    await assertInvariants(shop.server.database)
    await shopper.refund(order, payNo)
    await shop.refundsArrive()
    expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunded)
    expect(await refundsOf(order.id)).toMatchObject([
      { refundNo: `${payNo}R1`, status: 'refused' },
      { refundNo: `${payNo}R2`, status: 'succeeded' },
    ])
  })

  it('is sent once by two workers that run at the same time', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    await shopper.refund(order, payNo)
    const sent = jest.spyOn(shop.context.payments.wechat, 'refund')
    await Promise.all(Array.from({ length: 4 }, () => runAllDueJobs(shop.context)))
    expect(sent).toHaveBeenCalledTimes(1)
    await shop.refundsArrive()
    expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunded)
  })

  it.each(['', '  ', 'other', ' other ; '])('asks for a reason when "%s" is given', async (reason) => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    expect(await shopper.refund(order, payNo, reason)).toMatchObject({
      status: 400,
      code: ErrorCode.reasonRequired,
      msg: 'Please tell us the reason.',
    })
    expect(await statusOf(shopper, order.id)).toBe(OrderStatus.paid)
  })

  it('refuses a reason that is too long', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    expect(await shopper.refund(order, payNo, 'x'.repeat(401))).toMatchObject({
      status: 422,
      code: ErrorCode.invalidField,
    })
  })

  it('refuses the payment of another order, and one that is unknown', async () => {
    const shopper = await shop.shopper()
    const { order } = await shop.paidOrder(shopper)
    const { payNo } = await shop.paidOrder(shopper)
    for (const wrong of [payNo, 'nothing'])
      expect(await shopper.refund(order, wrong)).toMatchObject({ status: 404, code: ErrorCode.paymentNotFound })
    expect(await statusOf(shopper, order.id)).toBe(OrderStatus.paid)
  })

  describe('of an order that was paid twice', () => {
    const paidTwice = async (shopper: Shopper) => {
      const { order, payNo: double } = await shopper.orderInPayment()
      const { payNo } = (await shopper.pay(order, { channel: PayChannel.jsapi })).data.attempt
      // The provider took both payments: it closed the first one too late.
      await shop.server.database.query(
        'UPDATE sandbox_transaction SET closed = false, settles_at = $2 WHERE pay_no = ANY($1)',
        [[payNo, double], shop.server.clock.now()],
      )
      expect(await askProvider(shop.context, payNo)).toBe('paid')
      expect(await askProvider(shop.context, double)).toBe('refundDue')
      return { order, payNo, double }
    }

    it('does not give the second payment back twice', async () => {
      const shopper = await shop.shopper()
      const { order, double } = await paidTwice(shopper)
      expect(await shopper.refund(order, double)).toMatchObject({ status: 404, code: ErrorCode.paymentNotFound })
      await shop.refundsArrive()
      expect(await statusOf(shopper, order.id)).toBe(OrderStatus.paid)
      expect(await sandboxRefunds(double)).toHaveLength(1)
    })

    it('is not done when only the second payment has come back', async () => {
      const shopper = await shop.shopper()
      const { order, payNo, double } = await paidTwice(shopper)
      await shopper.refund(order, payNo)
      const told: ProviderRefund = { state: 'succeeded' }
      const now = shop.server.clock.now()
      await shop.server.database.transaction((tx) => finishRefund(tx, `${double}R1`, told, now))
      expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunding)
      await shop.refundsArrive()
      expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunded)
    })

    it('calls for a person when the second payment is refused, which nobody has asked back', async () => {
      const { double } = await paidTwice(await shop.shopper())
      await refuseNext()
      const refused = { kind: 'refund-refused', subject: `${double}R1` }
      expect((await listOpenIncidents(shop.server.database)).incidents).toContainEqual(expect.objectContaining(refused))
    })

    it('is given back from the payment that finance names, and under one reference from no other', async () => {
      const { order, payNo, double } = await paidTwice(await shop.shopper())
      await refuseNext()
      const reference = randomUUID()
      for (const named of [payNo, double]) {
        const granted = await grant(order.id, { payNo: named, amountFen: 10_000 })
        expect(granted.payNo).toBe(named)
      }
      const once = { amountFen: 20_000, reference }
      await grant(order.id, { payNo, ...once })
      await expect(grant(order.id, { payNo: double, ...once })).rejects.toMatchObject({ code: ErrorCode.referenceUsed })
      await shop.refundsArrive()
    })

    it('gives the whole deposit back, and says so, when finance has given the second payment back by hand', async () => {
      const shopper = await shop.shopper()
      const { order, payNo, double } = await paidTwice(shopper)
      await refuseNext()
      await grant(order.id, { payNo: double })
      expect((await shopper.detail(order.id)).data).toMatchObject({ actualPayAmount: 100_000, grantedBackAmount: 0 })
      await shopper.refund(order, payNo)
      await shop.refundsArrive()
      expect(await amountsOf(payNo)).toEqual([{ amountFen: 100_000, cause: 'shopper' }])
    })
  })

  it('gives back what the office has left of the deposit, which order and list tell before', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    await grant(order.id, { amountFen: 30_000 })
    const told = { id: order.id, actualPayAmount: 100_000, grantedBackAmount: 30_000 }
    expect((await shopper.detail(order.id)).data).toMatchObject(told)
    const listed = await shop.server.call(page, { current: 1, size: 1 }, { token: shopper.token })
    expect(listed.data.records).toMatchObject([told])
    await shopper.refund(order, payNo)
    await shop.refundsArrive()
    expect(await amountsOf(payNo)).toEqual([
      { amountFen: 30_000, cause: 'granted' },
      { amountFen: 70_000, cause: 'shopper' },
    ])
    expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunded)
  })

  it('tells of nothing that the office has granted once the provider has refused it', async () => {
    const shopper = await shop.shopper()
    const { order } = await shop.paidOrder(shopper)
    await grant(order.id, { amountFen: 30_000 })
    await refuseNext()
    expect((await shopper.detail(order.id)).data).toMatchObject({ grantedBackAmount: 0 })
  })

  describe('of an order whose whole deposit finance has granted', () => {
    const granted = async (shopper: Shopper) => {
      const { order, payNo } = await shop.paidOrder(shopper)
      await grant(order.id)
      return { order, payNo }
    }

    it('tells of it in words that are true of all the money, too', async () => {
      const shopper = await shop.shopper()
      const { order } = await granted(shopper)
      const [newest] = (await shopper.detail(order.id)).data.milestones
      expect(newest).toMatchObject({ title: 'Money returned', note: 'Money that you paid is on its way back to you.' })
    })

    it('ends the order at once, with nothing left to give back, and frees its place', async () => {
      const shopper = await shop.shopper()
      const { order, payNo } = await granted(shopper)
      await shop.refundsArrive()
      expect(await statusOf(shopper, order.id)).toBe(OrderStatus.paid)
      const before = await shop.sold()
      expect((await shopper.refund(order, payNo)).data).toMatchObject({
        orderStatus: OrderStatus.refunded,
        nextActions: ['delete'],
      })
      expect(await shop.sold()).toBe(before - 1)
      expect(await refundsOf(order.id)).toHaveLength(1)
    })

    it('ends it when the money has arrived, where that is still on its way', async () => {
      const shopper = await shop.shopper()
      const { order, payNo } = await granted(shopper)
      expect((await shopper.refund(order, payNo)).data).toMatchObject({ orderStatus: OrderStatus.refunding })
      await shop.refundsArrive()
      expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunded)
      expect(await refundsOf(order.id)).toHaveLength(1)
    })

    it('can be asked for again when the provider refuses what was granted meanwhile', async () => {
      const shopper = await shop.shopper()
      const { order, payNo } = await granted(shopper)
      await shopper.refund(order, payNo)
      await refuseNext()
      expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refundFailed)
      await shopper.refund(order, payNo)
      await shop.refundsArrive()
      expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunded)
    })

    it('ends it when the office tries a refund again that failed', async () => {
      const shopper = await shop.shopper()
      const { order, payNo } = await shop.paidOrder(shopper)
      await shopper.refund(order, payNo)
      await refuseNext()
      await grant(order.id)
      await shop.refundsArrive()
      expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refundFailed)
      const { orderNo } = order
      const told = await takeStep(shop.context, randomUUID(), { step: BackOfficeStep.refundRetry, orderNo })
      expect(told).toMatchObject({ status: OrderStatus.refunded, goesBack: [] })
      expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunded)
    })
  })

  describe('of an order whose granted part is refused once the rest has gone back', () => {
    const halfBack = async (shopper: Shopper) => {
      const { order, payNo } = await shop.paidOrder(shopper)
      await grant(order.id, { amountFen: 30_000 })
      await shopper.refund(order, payNo)
      const hear = (refundNo: string, told: ProviderRefund) =>
        shop.server.database.transaction((tx) => finishRefund(tx, refundNo, told, shop.server.clock.now()))
      await hear(`${payNo}R2`, { state: 'succeeded' })
      await hear(`${payNo}R1`, { state: 'refused', reason: 'The account is closed.' })
      await assertInvariants(shop.server.database)
      return { order, payNo }
    }
    const retry = ({ orderNo }: { orderNo: string }) =>
      takeStep(shop.context, randomUUID(), { step: BackOfficeStep.refundRetry, orderNo })

    it('leaves the rest to be asked for again, which brings it', async () => {
      const shopper = await shop.shopper()
      const { order, payNo } = await halfBack(shopper)
      expect((await shopper.detail(order.id)).data).toMatchObject({
        orderStatus: OrderStatus.refundFailed,
        nextActions: ['applyRefund'],
      })
      expect((await shopper.refund(order, payNo)).data).toMatchObject({ orderStatus: OrderStatus.refunding })
      await assertInvariants(shop.server.database)
      await shop.refundsArrive()
      expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunded)
      expect(await amountsOf(payNo)).toEqual([
        { amountFen: 30_000, cause: 'granted' },
        { amountFen: 70_000, cause: 'shopper' },
        { amountFen: 30_000, cause: 'shopper' },
      ])
    })

    it('leaves the rest to the office as well', async () => {
      const shopper = await shop.shopper()
      const { order, payNo } = await halfBack(shopper)
      expect(await retry(order)).toMatchObject({ goesBack: [{ payNo, refundNo: `${payNo}R3`, amountFen: 30_000 }] })
      await shop.refundsArrive()
      expect(await statusOf(shopper, order.id)).toBe(OrderStatus.refunded)
    })

    it('tells the office of a number that is taken as what it is, not as a reference that is used', async () => {
      const shopper = await shop.shopper()
      const { order, payNo } = await halfBack(shopper)
      const { database } = shop.server
      await database.query('UPDATE refund SET refund_no = $2 WHERE refund_no = $1', [`${payNo}R1`, `${payNo}R3`])
      await expect(retry(order)).rejects.toMatchObject({ constraint: 'refund_pkey' })
    })
  })

  it('refuses an unpaid order', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    expect(await shopper.refund(order, payNo)).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
  })

  it('does not find the order of somebody else', async () => {
    const [owner, other] = [await shop.shopper(), await shop.shopper()]
    const { order, payNo } = await shop.paidOrder(owner)
    expect(await other.refund(order, payNo)).toMatchObject({ status: 404, code: ErrorCode.orderNotFound })
  })
})
