import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { placeSmall } from '@/wire/endpoints/order'
import { HomeTabKind } from '@/wire/enums/content'
import { SandboxOutcome } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, placement, type Shop } from '../money/shop'
import { callOffice, report, stampNow } from './office'

const ANNA = 'a'.repeat(32)
const ANNA_NEW = 'b'.repeat(32)
const BO = 'c'.repeat(32)
const NO_PICTURE = 'd'.repeat(32)

describe('who did it', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
  })
  afterEach(() => assertInvariants(shop.server.database))
  afterAll(() => shop.close())

  const eventsOf = (orderId: string) =>
    shop.server.database.query(
      'SELECT kind, actor, request_id AS "requestId" FROM order_event WHERE order_id = $1 ORDER BY id',
      [orderId],
    )

  it('is kept with each event of an order: the account and its request, the provider, the worker', async () => {
    const shopper = await shop.shopper()
    const { data, headers } = await shop.server.call(placeSmall, placement, {
      token: shopper.token,
      idempotencyKey: randomUUID(),
    })
    const { payNo } = (await shopper.pay(data)).data.attempt
    await shopper.decide(payNo, SandboxOutcome.success)
    await shop.pass(SECOND_MS)
    const late = await shopper.order()
    await shop.pass(31 * 60 * SECOND_MS)
    expect(await eventsOf(data.id)).toEqual([
      { kind: 'placed', actor: `account:${shopper.userId}`, requestId: headers['x-request-id'] },
      { kind: 'paid', actor: 'provider:sandbox', requestId: null },
    ])
    expect(await eventsOf(late.id)).toEqual([
      { kind: 'placed', actor: `account:${shopper.userId}`, requestId: expect.any(String) },
      { kind: 'expired', actor: 'worker', requestId: null },
    ])
  })

  it('is kept with each decision of a sandbox and each refund', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    await shopper.refund(order, payNo)
    const by = { actor: `account:${shopper.userId}`, requestId: expect.any(String) }
    const decisions = 'SELECT outcome, actor, request_id AS "requestId" FROM sandbox_decision WHERE subject = $1'
    expect(await shop.server.database.query(decisions, [payNo])).toEqual([{ outcome: 'success', ...by }])
    const refunds = 'SELECT cause, actor, request_id AS "requestId" FROM refund WHERE pay_no = $1'
    expect(await shop.server.database.query(refunds, [payNo])).toEqual([{ cause: 'shopper', ...by }])
    await shop.refundsArrive()
  })

  describe('in the back office', () => {
    let keys: Shop
    let file: string

    beforeAll(async () => {
      keys = await openShop()
      file = path.join(keys.server.dataDir, 'back-office-keys')
      write(`anna finance ${ANNA}`, `bo factory,writer ${BO}`)
    })
    afterEach(() => assertInvariants(keys.server.database))
    afterAll(() => keys.close())

    const write = (...lines: string[]): void => writeFileSync(file, lines.join('\n'))
    const as = (key: string, secret: string) => ({ stamp: stampNow(keys, key), secret })
    const grant = (
      orderNo: string,
      amountFen: number,
      {
        sending = as('anna', ANNA),
        reference = randomUUID(),
      }: { sending?: ReturnType<typeof as>; reference?: string } = {},
    ) =>
      report(
        keys,
        { step: BackOfficeStep.refundGranted, orderNo, amountFen, reference, reason: 'late hand-over' },
        sending,
      )
    const refundsOf = (payNo: string) =>
      keys.server.database.query(
        'SELECT amount_fen AS "amountFen", cause, note, actor, status FROM refund WHERE pay_no = $1 ORDER BY refund_no',
        [payNo],
      )

    it('finance gives back an amount of its choice with a note, and the shopper the rest', async () => {
      const shopper = await keys.shopper()
      const { order, payNo } = await keys.paidOrder(shopper)
      expect(await grant(order.orderNo, 10_000)).toMatchObject({ status: 200 })
      await keys.refundsArrive()
      const granted = { amountFen: 10_000, cause: 'granted', note: 'late hand-over', actor: 'office:anna' }
      expect(await refundsOf(payNo)).toEqual([{ ...granted, status: 'succeeded' }])
      expect((await shopper.detail(order.id)).data.milestones[0]).toMatchObject({ title: 'Money returned' })
      await shopper.refund(order, payNo)
      await keys.refundsArrive()
      expect(await refundsOf(payNo)).toMatchObject([{ amountFen: 10_000 }, { amountFen: 90_000, cause: 'shopper' }])
      expect((await shopper.detail(order.id)).data.statusName).toBe('Refunded')
    })

    it('never gives back more than was paid, also not at the same moment, nor without a note', async () => {
      const shopper = await keys.shopper()
      const { order, payNo } = await keys.paidOrder(shopper)
      expect(await grant(order.orderNo, 100_001)).toMatchObject({ code: ErrorCode.amountMismatch })
      const answers = await Promise.all(Array.from({ length: 5 }, () => grant(payNo, 40_000)))
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
      const bare = { step: BackOfficeStep.refundGranted, orderNo: order.orderNo, amountFen: 1 }
      expect(await report(keys, bare, as('anna', ANNA))).toMatchObject({ code: ErrorCode.reasonRequired })
      await keys.refundsArrive()
    })

    it('counts a grant once for its reference, also at the same moment, by the order or by the payment', async () => {
      const { order, payNo } = await keys.paidOrder(await keys.shopper())
      const names = [order.orderNo, payNo, order.orderNo, payNo]
      const answers = await Promise.all(names.map((name) => grant(name, 40_000, { reference: 'FIN-1' })))
      const goesBack = [{ payNo, refundNo: `${payNo}R1`, amountFen: 40_000, leftFen: 60_000 }]
      expect(answers).toMatchObject(names.map(() => ({ status: 200, data: { goesBack } })))
      await keys.refundsArrive()
      expect(await grant(order.orderNo, 40_000, { reference: 'FIN-1' })).toMatchObject({ status: 200 })
      expect(await refundsOf(payNo)).toMatchObject([{ amountFen: 40_000, status: 'succeeded' }])
    })

    it('refuses the reference of a grant for another amount or order, and a grant without one', async () => {
      const [one, other] = [await keys.paidOrder(await keys.shopper()), await keys.paidOrder(await keys.shopper())]
      const { orderNo } = one.order
      expect(await grant(orderNo, 100, { reference: 'FIN-2' })).toMatchObject({ status: 200 })
      const used = {
        status: 409,
        code: ErrorCode.referenceUsed,
        data: { reference: 'FIN-2', orderNo, amountFen: 100 },
      }
      expect(await grant(orderNo, 200, { reference: 'FIN-2' })).toMatchObject(used)
      expect(await grant(other.payNo, 100, { reference: 'FIN-2' })).toMatchObject(used)
      const bare = { step: BackOfficeStep.refundGranted, orderNo, amountFen: 100, reason: 'late hand-over' }
      expect(await report(keys, bare, as('anna', ANNA))).toMatchObject({ data: { field: 'reference' } })
      expect([await refundsOf(one.payNo), await refundsOf(other.payNo)]).toMatchObject([[{ amountFen: 100 }], []])
      await keys.refundsArrive()
    })

    it('gives the reference to one of several orders that come with it at the same moment', async () => {
      const shoppers = await Promise.all(Array.from({ length: 4 }, () => keys.shopper()))
      const orders = await Promise.all(shoppers.map((shopper) => keys.paidOrder(shopper)))
      const answers = await Promise.all(orders.map(({ order }) => grant(order.orderNo, 100, { reference: 'FIN-5' })))
      const used = { status: 409, code: ErrorCode.referenceUsed }
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status !== 200)).toMatchObject([used, used, used])
      await keys.refundsArrive()
    })

    it('wants a new reference where the provider refused what was granted', async () => {
      const { order, payNo } = await keys.paidOrder(await keys.shopper())
      await grant(order.orderNo, 100, { reference: 'FIN-3' })
      const refused = { state: 'refused', reason: 'The account is closed.' } as const
      jest.spyOn(keys.context.payments.wechat, 'refund').mockResolvedValueOnce(refused)
      await keys.pass(0)
      expect(await grant(order.orderNo, 100, { reference: 'FIN-3' })).toMatchObject({ code: ErrorCode.referenceUsed })
      expect(await grant(order.orderNo, 100, { reference: 'FIN-4' })).toMatchObject({ status: 200 })
      await keys.refundsArrive()
      expect(await refundsOf(payNo)).toMatchObject([{ status: 'refused' }, { status: 'succeeded' }])
    })

    it('a key does only what it has a right to', async () => {
      const call = { step: BackOfficeStep.pdiReported, orderNo: 'VL1' }
      expect(await report(keys, call, as('anna', ANNA))).toMatchObject({ status: 403 })
      expect(await report(keys, call, as('bo', BO))).toMatchObject({ code: ErrorCode.orderNotFound })
      expect(await grant('VL1', 1, { sending: as('bo', BO) })).toMatchObject({ status: 403 })
      const sale = { marketPostId: 'vela-7-big' }
      expect(await callOffice(keys, OfficePath.saleOpened, sale, as('bo', BO))).toMatchObject({ status: 403 })
    })

    it('a key is exchanged without a stop: both hold for a while, then the old one is refused', async () => {
      const find = (secret: string) => grant('VL1', 1, { sending: as('anna', secret) })
      write(`anna finance ${ANNA}`, `anna finance ${ANNA_NEW}`, `bo factory,writer ${BO}`)
      expect((await find(ANNA)).code).toBe(ErrorCode.orderNotFound)
      expect((await find(ANNA_NEW)).code).toBe(ErrorCode.orderNotFound)
      write(`anna finance ${ANNA_NEW}`, `bo factory,writer ${BO}`)
      expect((await find(ANNA)).status).toBe(403)
      expect((await find(ANNA_NEW)).code).toBe(ErrorCode.orderNotFound)
    })

    it('a file that holds no good keys lets nobody in', async () => {
      write('anna boss short')
      expect(await grant('VL1', 1)).toMatchObject({ status: 503, code: ErrorCode.unavailable })
      write(`anna finance ${ANNA}`, `bo factory,writer ${BO}`)
    })

    it('each call is kept with the name of its key and its request', async () => {
      const call = { marketPostId: 'vela-7-big' }
      write(`shopkeeper shop ${ANNA}`)
      expect(await callOffice(keys, OfficePath.saleOpened, call, as('shopkeeper', ANNA))).toMatchObject({ status: 200 })
      const sql =
        'SELECT step, subject, actor, request_id AS "requestId" FROM back_office_call WHERE step = \'sale-opened\''
      expect(await keys.server.database.query(sql)).toEqual([
        { step: 'sale-opened', subject: 'vela-7-big', actor: 'office:shopkeeper', requestId: expect.any(String) },
      ])
    })

    it.each([
      ['comments-reported', OfficePath.commentsReported, {}, 'all'],
      ['posts-reported', OfficePath.postsReported, {}, 'all'],
      ['incidents', OfficePath.incidents, {}, 'all'],
      ['preview', OfficePath.previewed, { tab: HomeTabKind.recommended }, HomeTabKind.recommended],
      ['picture', OfficePath.picture, { digest: NO_PICTURE }, NO_PICTURE],
    ])(
      'a call that only reads, as %s, is kept too, and answers nobody who has captured it',
      async (step, to, call, subject) => {
        write(`reader finance,shop,writer ${ANNA}`)
        const sending = as('reader', ANNA)
        expect((await callOffice(keys, to, call, sending)).status).toBe(200)
        expect(await callOffice(keys, to, call, sending)).toMatchObject({ status: 409, code: ErrorCode.conflict })
        const sql = 'SELECT subject, actor FROM back_office_call WHERE step = $1'
        expect(await keys.server.database.query(sql, [step])).toEqual([{ subject, actor: 'office:reader' }])
      },
    )
  })
})
