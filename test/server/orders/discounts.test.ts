import { state } from '@/wire/endpoints/balance'
import { verifyInterest } from '@/wire/endpoints/order'
import { list } from '@/wire/endpoints/right'
import { EditScope, DeliveryDocumentType, OrderStatus } from '@/wire/enums/order'
import { SandboxOutcome } from '@/wire/enums/payment'
import { HOUR_MS } from '@/domain/time/duration'
import { PAY_WINDOW_MS } from '../../../server/modules/order-record/money/pay-window'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { readPdf } from '../../support/reading/read-pdf'
import { sentDuring } from '../../support/database/sent-statements'
import { assertInvariants } from '../money/assert-invariants'
import { matchTransfer } from '../money/balance-shopper'
import { openShop, type Shop } from '../money/shop'
import { bigPlacement, bigShopper, DEPOSIT_FEN, smallThenBig, standardCar, type BigShopper } from './big-shopper'
import { walk } from '../office/office'
import { generatedContract } from '../contract/signer'

const CAR_FEN = bigPlacement.car.expectedTotalFen
const SMALL_FEN = 100_000
/** 1,000 yuan count as 3,000. */
const PROMISE_FEN = 200_000
const SOLD_FEN = CAR_FEN - PROMISE_FEN
const LINE = { discountName: '¥1,000.00 counts as ¥3,000.00', discountAmount: PROMISE_FEN }

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

const textOf = async (url: string | null | undefined): Promise<string> =>
  (await readPdf((await shop.server.app.inject(url ?? '/no-link')).rawPayload)).text

const balanceOf = async ({ token }: BigShopper, id: string) => (await shop.server.call(state, { id }, { token })).data

describe('what a small deposit counts as', () => {
  it('is a line of the order that takes it over, in its total and in what is left to pay', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const order = await shopper.paidOrder({ linkSmallOrderId: smallId })
    expect(order).toMatchObject({
      modelTotalPrice: CAR_FEN,
      discountInfoVOList: [LINE],
      saleTotalPrice: SOLD_FEN,
      depositAmount: DEPOSIT_FEN,
      linkSmallOrderAmount: SMALL_FEN,
      actualPayAmount: DEPOSIT_FEN - SMALL_FEN,
      balanceAmount: SOLD_FEN - DEPOSIT_FEN,
    })
  })

  it('is nothing for who links no small order', async () => {
    const { shopper } = await smallThenBig(shop)
    expect(await shopper.order()).toMatchObject({ discountInfoVOList: [], saleTotalPrice: CAR_FEN })
  })

  it('is nothing where the poster said nothing of it when the small order was placed', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    await shop.server.database.query('DELETE FROM order_right WHERE order_id = $1', [smallId])
    expect(await shopper.order({ linkSmallOrderId: smallId })).toMatchObject({ discountInfoVOList: [] })
  })

  it('stays as it was promised, whatever the poster says later', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const change = (fen: number) =>
      shop.server.database.query("UPDATE right_rule SET counts_as_fen = $1 WHERE id = 'counts-more'", [fen])
    await change(150_000)
    const { discountInfoVOList } = await shopper.order({ linkSmallOrderId: smallId })
    await change(300_000)
    expect(discountInfoVOList).toEqual([LINE])
  })

  it('comes once, however many orders ask for it and however often one ends unpaid', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.place({ linkSmallOrderId: smallId })))
    const [placed, ...others] = answers.filter(({ code }) => code === 200)
    expect(others).toEqual([])
    await shopper.cancel(placed?.data.id ?? '')
    const again = await shopper.order({ linkSmallOrderId: smallId })
    expect(again.discountInfoVOList).toEqual([LINE])
    await shop.pass(PAY_WINDOW_MS)
    expect((await shopper.paidOrder({ linkSmallOrderId: smallId })).discountInfoVOList).toEqual([LINE])
  })

  it('is kept when the order gets another car', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const { id } = await shopper.paidOrder({ linkSmallOrderId: smallId })
    const { data } = await shopper.edit(id, { scope: EditScope.all, car: standardCar })
    expect(data).toMatchObject({
      modelTotalPrice: standardCar.expectedTotalFen,
      discountInfoVOList: [LINE],
      saleTotalPrice: standardCar.expectedTotalFen - PROMISE_FEN,
    })
  })

  it('is no money: a refund gives back what was paid', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const paid = await shopper.paidOrder({ linkSmallOrderId: smallId })
    await shopper.refund(paid.id, paid.payNo ?? '')
    await shop.refundsArrive()
    expect(await shopper.detail(paid.id)).toMatchObject({ statusCode: OrderStatus.refunded })
    const back = await shop.server.database.one<{ fen: number }>(
      `SELECT -sum(ledger.amount_fen)::int AS fen FROM ledger JOIN payment_attempt USING (pay_no)
       WHERE ledger.amount_fen < 0 AND payment_attempt.order_id = ANY($1)`,
      [[paid.id, smallId]],
    )
    expect(back).toEqual({ fen: DEPOSIT_FEN })
  })

  it('stands in the contract, in the balance and in the invoice, and the car is paid without it', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const { id, orderNo } = await shopper.lockedOrder({ linkSmallOrderId: smallId })
    const signer = await generatedContract(shop, shopper, { id, orderNo })
    expect((await signer.contract()).data.vehicleTotal).toBe(SOLD_FEN)
    const contract = await textOf((await signer.preview()).data.url)
    for (const text of ['counts as', '−¥2,000.00', '¥267,900.00', '¥262,900.00']) expect(contract).toContain(text)

    await signer.begin()
    await signer.decide(SandboxOutcome.success)
    expect(await balanceOf(shopper, id)).toMatchObject({
      totalFen: SOLD_FEN - DEPOSIT_FEN,
      leftFen: SOLD_FEN - DEPOSIT_FEN,
    })
    await matchTransfer(shop, orderNo, SOLD_FEN - DEPOSIT_FEN)
    expect(await shopper.detail(id)).toMatchObject({ statusCode: OrderStatus.finalPaymentPaid, balanceAmount: 0 })

    const { pdiReported, deliveryPlanned, delivered } = BackOfficeStep
    await walk(shop, orderNo, [{ step: pdiReported }, { step: deliveryPlanned }, { step: delivered }])
    const { orderFileVOList } = await shopper.detail(id)
    const invoice = orderFileVOList.find(({ fileType }) => fileType === DeliveryDocumentType.invoice)
    const text = await textOf(invoice?.udmpFileUrl)
    for (const line of ['−¥2,000.00', '¥267,900.00']) expect(text).toContain(line)
  })
})

describe('what the rights of a version take off', () => {
  const offer = async (code: string, pnoTwelve: string) => {
    const { server } = shop
    await server.database.query(
      `INSERT INTO version_interest (code, pno_twelve, discount_info, start_at, end_at)
       VALUES ($1, $2, '¥2,000.00 off at the launch', $3::timestamptz - interval '1 hour', $3::timestamptz + interval '1 hour')`,
      [code, pnoTwelve, server.clock.now()],
    )
    await server.database.query("INSERT INTO interest_right (code, rule_id) VALUES ($1, 'launch-credit')", [code])
  }

  it('is told of the chosen version, taken off its order, kept at another shop, and gone with another version', async () => {
    const { pnoTwelve } = bigPlacement.car
    await offer('launch-test', pnoTwelve)
    const shopper = await bigShopper(shop)
    const { data } = await shop.server.call(verifyInterest, { pnoTwelve }, { token: shopper.token })
    expect(data).toMatchObject({ valid: true, interestCode: 'launch-test' })
    const { id, ...order } = await shopper.paidOrder()
    expect(order).toMatchObject({
      interestCode: 'launch-test',
      discountInfoVOList: [{ discountName: '¥2,000.00 off at the launch', discountAmount: 200_000 }],
      saleTotalPrice: CAR_FEN - 200_000,
    })
    const places = { ...bigPlacement.places, storeId: 'shanghai-xintiandi' }
    const moved = await shopper.edit(id, { scope: EditScope.shopInfo, places })
    expect(moved.data).toMatchObject({
      saleTotalPrice: CAR_FEN - 200_000,
      discountInfoVOList: order.discountInfoVOList,
    })
    const edited = await shopper.edit(id, { scope: EditScope.all, car: standardCar })
    expect(edited.data).toMatchObject({ discountInfoVOList: [], saleTotalPrice: standardCar.expectedTotalFen })
  })

  it('is looked up once as an order is placed, and once as it gets another version', async () => {
    const lookups = async (work: () => Promise<unknown>): Promise<number> =>
      (await sentDuring(work)).filter(({ text }) => text.trim().startsWith('SELECT code AS "interestCode"')).length
    const shopper = await bigShopper(shop)
    expect(await lookups(() => shopper.place())).toBe(1)
    const { id } = await shopper.paidOrder()
    expect(await lookups(() => shopper.edit(id, { scope: EditScope.all, car: standardCar }))).toBe(1)
  })

  it('is that of the hour at which the order was placed, also for the version that it gets later', async () => {
    await offer('standard-test', standardCar.pnoTwelve)
    const shopper = await bigShopper(shop)
    const { id } = await shopper.paidOrder()
    shop.server.clock.advance(2 * HOUR_MS)
    const { data } = await shopper.edit(id, { scope: EditScope.all, car: standardCar })
    expect(data).toMatchObject({
      interestCode: 'standard-test',
      saleTotalPrice: standardCar.expectedTotalFen - 200_000,
    })
    const { data: rights } = await shop.server.call(list, {}, { token: shopper.token })
    expect(rights.map(({ rightName }) => rightName)).toContain('¥2,000.00 off at the launch')
  })
})
