import { OrderStatus } from '@/wire/enums/order'
import { PayChannel, PaymentRefundState, PayStatus, SandboxOutcome } from '@/wire/enums/payment'
import { MINUTE_MS } from '@/domain/time/duration'
import { sandboxOf } from '../../../server/gateways/pay/choose-gateway'
import { NoticeRejected, type RawNotice } from '../../../server/gateways/pay/payment-gateway'
import { createSandboxGateway } from '../../../server/gateways/pay/sandbox-gateway'
import { signSandboxNotice, type SandboxNoticeBody } from '../../../server/gateways/pay/sandbox-notice'
import { receiveNotice } from '../../../server/modules/payment/provider/receive-notice'
import { createFakeClock } from '../../support/server/clock'
import { assertInvariants } from './assert-invariants'
import { openShop, type Shop } from './shop'

const SECRET = 'a secret of the test'
const SECOND_MS = 1_000

describe('a notice of the payment provider', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
    // The same sandbox books, with a secret that the test knows: it plays the provider itself.
    shop.context.payments = { wechat: createSandboxGateway(shop.server.database, shop.server.clock, SECRET) }
  })
  afterEach(() => assertInvariants(shop.server.database))
  afterAll(() => shop.close())

  const noticeOf = (payNo: string, changes: Partial<SandboxNoticeBody> = {}): RawNotice => {
    const nowMs = shop.server.clock.now().getTime()
    const content = {
      noticeId: `N-${payNo}`,
      payNo,
      providerTxn: `T-${payNo}`,
      amountFen: 100_000,
      paidAtMs: nowMs,
      ...changes,
    }
    return signSandboxNotice(SECRET, content, nowMs)
  }
  const receive = (notice: RawNotice) => receiveNotice(shop.context, shop.context.payments.wechat, notice)
  const ledgerOf = async (orderId: string) => {
    const sql = 'SELECT amount_fen AS "amountFen" FROM ledger WHERE order_id = $1 ORDER BY id'
    return (await shop.server.database.query<{ amountFen: number }>(sql, [orderId])).map((row) => row.amountFen)
  }

  it('pays the order once, though it comes fifteen times at once', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    const outcomes = await Promise.all(Array.from({ length: 15 }, () => receive(noticeOf(payNo))))
    expect(outcomes.sort()).toEqual([...Array(14).fill('duplicate'), 'paid'])
    expect(await ledgerOf(order.id)).toEqual([100_000])
    expect((await shopper.detail(order.id)).data.orderStatus).toBe(OrderStatus.paid)
  })

  it('pays the order once, though the provider gives each repetition another id', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    const notices = Array.from({ length: 15 }, (_, n) => noticeOf(payNo, { noticeId: `N-${payNo}-${n}` }))
    const outcomes = await Promise.all(notices.map(receive))
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1)
    expect(await ledgerOf(order.id)).toEqual([100_000])
  })

  it('has no second effect after the query found the payment first', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await sandboxOf(shop.context.payments)?.decide(payNo, SandboxOutcome.success)
    await shop.pass(5 * SECOND_MS)
    expect(await receive(noticeOf(payNo, { providerTxn: `SANDBOX-${payNo}`, noticeId: 'late copy' }))).toBe('duplicate')
    expect(await ledgerOf(order.id)).toEqual([100_000])
  })

  it('waits for nobody who holds the order when the payment is booked, and is written once', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await receive(noticeOf(payNo))
    const late = noticeOf(payNo, { noticeId: `late-${payNo}` })
    const { database } = shop.server
    const outcomes = await database.transaction(async (tx) => {
      await tx.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [order.id])
      return [await receive(late), await receive(late)]
    })
    expect(outcomes).toEqual(['duplicate', 'duplicate'])
    const written = 'SELECT outcome FROM pay_notice WHERE notice_id = $1'
    expect(await database.query(written, [`late-${payNo}`])).toEqual([{ outcome: 'duplicate' }])
  })

  it('calls for a person when it tells of another amount than is booked', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await receive(noticeOf(payNo))
    expect(await receive(noticeOf(payNo, { amountFen: 1, noticeId: `other-${payNo}` }))).toBe('amountMismatch')
    expect(await ledgerOf(order.id)).toEqual([100_000])
  })

  it('is rejected and writes nothing when it is forged, tampered with or stale', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    const good = noticeOf(payNo)
    const bad: RawNotice[] = [
      signSandboxNotice('another secret', JSON.parse(good.body), shop.server.clock.now().getTime()),
      { ...good, body: good.body.replace('100000', '100001') },
      { headers: {}, body: good.body },
      // As many signs as a signature has, and more bytes.
      { ...good, headers: { ...good.headers, 'sandbox-signature': `é${'0'.repeat(63)}` } },
      signSandboxNotice(SECRET, JSON.parse(good.body), shop.server.clock.now().getTime() - 6 * MINUTE_MS),
      signSandboxNotice(SECRET, JSON.parse(good.body), Number.NaN),
    ]
    for (const notice of bad) await expect(receive(notice)).rejects.toBeInstanceOf(NoticeRejected)
    expect((await shopper.payment(order.id)).data.paid).toBe(false)
    const written = 'SELECT notice_id FROM pay_notice WHERE subject_no = $1'
    expect(await shop.server.database.query(written, [payNo])).toEqual([])
  })

  it('has no effect with a wrong amount, and a right one still pays afterwards', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    const wrong = noticeOf(payNo, { amountFen: 1, noticeId: `wrong-${payNo}` })
    expect(await receive(wrong)).toBe('amountMismatch')
    expect((await shopper.payment(order.id)).data).toMatchObject({
      paid: false,
      attempt: { payStatus: PayStatus.created },
    })
    expect(await receive(noticeOf(payNo))).toBe('paid')
  })

  it('has no effect for a payment that we do not know', async () => {
    expect(await receive(noticeOf('VL20260101000000P1'))).toBe('unknownPayment')
  })

  it('cannot pay a second order with a transaction that has paid one', async () => {
    const shopper = await shop.shopper()
    const [first, second] = [await shopper.orderInPayment(), await shopper.orderInPayment()]
    await receive(noticeOf(first.payNo))
    expect(await receive(noticeOf(second.payNo, { providerTxn: `T-${first.payNo}` }))).toBe('duplicate')
    expect((await shopper.payment(second.order.id)).data.paid).toBe(false)
  })

  it('counts once, and gives nothing back, where one payment is told of under a second transaction', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await receive(noticeOf(payNo))
    const second = noticeOf(payNo, { providerTxn: `T2-${payNo}`, noticeId: `second-${payNo}` })
    expect(await receive(second)).toBe('duplicate')
    await shop.refundsArrive()
    expect(await ledgerOf(order.id)).toEqual([100_000])
  })

  it.each(['closed by the clock', 'cancelled by the shopper'])(
    'is given back when it comes after the order was %s',
    async (how) => {
      const shopper = await shop.shopper()
      const { order, payNo } = await shopper.orderInPayment()
      if (how === 'closed by the clock') await shop.pass(30 * MINUTE_MS)
      else await shopper.cancel(order)
      const { orderStatus: ended, statusMessage } = (await shopper.detail(order.id)).data
      expect(statusMessage).toMatch(/A payment that comes later goes back to you by itself\.$/)
      // The provider took the money in the last moment, whatever it answered to our close.
      await shop.server.database.query(
        'UPDATE sandbox_transaction SET closed = false, settles_at = $2, provider_txn = $3 WHERE pay_no = $1',
        [payNo, shop.server.clock.now(), `T-${payNo}`],
      )
      expect(await receive(noticeOf(payNo))).toBe('refundDue')
      const underWay = { paid: false, refundState: PaymentRefundState.underWay }
      expect((await shopper.payment(order.id)).data).toMatchObject(underWay)
      expect((await shopper.payment(order.id, payNo)).data).toMatchObject(underWay)
      await shop.refundsArrive()
      expect(await ledgerOf(order.id)).toEqual([100_000, -100_000])
      const { data } = await shopper.detail(order.id)
      expect(data).toMatchObject({ orderStatus: ended, statusMessage })
      expect(data.milestones[0]?.title).toBe('Payment returned')
    },
  )

  it('is given back when the order was paid by another attempt before', async () => {
    const shopper = await shop.shopper()
    const { order, payNo: first } = await shopper.orderInPayment()
    const second = (await shopper.pay(order, { channel: PayChannel.jsapi })).data.attempt.payNo
    // Both were paid: the first one was closed too late.
    await shop.server.database.query(
      "UPDATE sandbox_transaction SET closed = false, settles_at = $2, provider_txn = 'T-' || pay_no WHERE pay_no = ANY($1)",
      [[first, second], shop.server.clock.now()],
    )
    expect(await receive(noticeOf(second))).toBe('paid')
    expect(await receive(noticeOf(first))).toBe('refundDue')
    expect((await shopper.payment(order.id, first)).data).toMatchObject({
      paid: false,
      refundState: PaymentRefundState.underWay,
    })
    expect((await shopper.payment(order.id, second)).data).toMatchObject({ paid: true })
    await shop.refundsArrive()
    expect((await shopper.detail(order.id)).data).toMatchObject({ orderStatus: OrderStatus.paid, payNo: second })
    expect(await ledgerOf(order.id)).toEqual([100_000, 100_000, -100_000])
  })

  it('is given back when it is the newer attempt, and the deposit can still be had back by the one that paid', async () => {
    const shopper = await shop.shopper()
    const { order, payNo: first } = await shopper.orderInPayment()
    const second = (await shopper.pay(order, { channel: PayChannel.jsapi })).data.attempt.payNo
    await shop.server.database.query(
      "UPDATE sandbox_transaction SET closed = false, settles_at = $2, provider_txn = 'T-' || pay_no WHERE pay_no = ANY($1)",
      [[first, second], shop.server.clock.now()],
    )
    expect(await receive(noticeOf(first))).toBe('paid')
    expect(await receive(noticeOf(second))).toBe('refundDue')
    expect((await shopper.payment(order.id)).data).toMatchObject({ paid: true, attempt: { payNo: first } })
    const { payNo } = (await shopper.detail(order.id)).data
    expect(payNo).toBe(first)
    expect(await shopper.refund(order, payNo ?? '')).toMatchObject({ code: 200 })
    await shop.refundsArrive()
    expect((await shopper.detail(order.id)).data.orderStatus).toBe(OrderStatus.refunded)
    expect(await ledgerOf(order.id)).toEqual([100_000, 100_000, -100_000, -100_000])
  })

  it('shows of an ended order the payment that goes back, and not a newer one that brought nothing', async () => {
    const shopper = await shop.shopper()
    const { order, payNo: first } = await shopper.orderInPayment()
    await shopper.pay(order, { channel: PayChannel.jsapi })
    await shopper.cancel(order)
    expect(await receive(noticeOf(first))).toBe('refundDue')
    expect((await shopper.detail(order.id)).data.payNo).toBe(first)
    expect((await shopper.payment(order.id)).data).toMatchObject({
      paid: false,
      refundState: PaymentRefundState.underWay,
      attempt: { payNo: first },
    })
  })

  it('pays a pending order by an attempt that was closed on our side, and closes the live one', async () => {
    const shopper = await shop.shopper()
    const { order, payNo: first } = await shopper.orderInPayment()
    const second = (await shopper.pay(order, { channel: PayChannel.jsapi })).data.attempt.payNo
    expect(await receive(noticeOf(first))).toBe('paid')
    await shop.pass(0)
    expect((await shopper.detail(order.id)).data).toMatchObject({ orderStatus: OrderStatus.paid, payNo: first })
    expect(await shop.context.payments.wechat.query(second)).toEqual({ state: 'closed' })
  })

  it('judges the timestamp by the clock of the server, five minutes either way', () => {
    const clock = createFakeClock()
    const gateway = createSandboxGateway(shop.server.database, clock, SECRET)
    const content = { noticeId: 'n', payNo: 'p', providerTxn: 't', amountFen: 1, paidAtMs: 0 }
    const signedAt = (offsetMs: number) => signSandboxNotice(SECRET, content, clock.now().getTime() + offsetMs)
    for (const offsetMs of [-5 * MINUTE_MS, 0, 5 * MINUTE_MS])
      expect(gateway.verifyNotice(signedAt(offsetMs))).toMatchObject({ kind: 'payment' })
    for (const offsetMs of [-5 * MINUTE_MS - 1, 5 * MINUTE_MS + 1])
      expect(() => gateway.verifyNotice(signedAt(offsetMs))).toThrow('stale timestamp')
  })
})
