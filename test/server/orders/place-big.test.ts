import { randomUUID } from 'node:crypto'
import { consents } from '@/wire/endpoints/my-data'
import { AgreementScene } from '@/wire/enums/agreement'
import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { BigOrderAction, OrderAction, OrderStatus, OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { PAY_WINDOW_MS } from '../../../server/modules/order-record/money/pay-window'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop } from '../money/shop'
import { bigPlacement, bigShopper, DEPOSIT_FEN } from './big-shopper'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

const enterprise = {
  purchaseType: BuyerType.enterprise,
  subjectName: 'Vela Fleet Ltd',
  enterpriseTaxNo: '91350100M000100Y43',
}

describe('placing a big-deposit order', () => {
  it('answers the order with car, buyer and amounts, and takes a place of the big allocation', async () => {
    const shopper = await bigShopper(shop)
    const sold = await shop.sold('vela-7-big')
    const { data } = await shopper.place()
    expect(data).toMatchObject({
      orderType: OrderType.big,
      statusCode: OrderStatus.pendingPayment,
      nextActions: [OrderAction.pay, OrderAction.cancel, BigOrderAction.edit],
      orderAmount: DEPOSIT_FEN,
      paymentAmount: DEPOSIT_FEN,
      linkSmallOrderAmount: 0,
      saleTotalPrice: 26_990_000,
      balanceAmount: 26_490_000,
      purchaseSchemeType: PaymentPlan.fullPayment,
      subjectName: 'Zhou Yining',
      versionInfo: { displayName: 'Long Range', pnoTwelve: 'VL7R80226A02', price: 25_990_000 },
      isUpdateOrder: true,
    })
    const names = data.attributeInfoList.map(({ displayName }) => displayName).sort()
    expect(names).toEqual(['Arc 10', 'Dune', 'Home charger', 'Pine Green'].map((name) => expect.stringContaining(name)))
    expect(data.storeInfo).toMatchObject({
      storeId: bigPlacement.places.storeId,
      putCardCityName: 'Shanghai',
      deliverCityName: 'Shanghai',
      deliverProvinceCode: '310000',
      deliverCityCode: '310100',
    })
    expect(await shop.sold('vela-7-big')).toBe(sold + 1)
  })

  it('keeps that the buyer’s identity was given under the agreements of the order, once for each version', async () => {
    const shopper = await bigShopper(shop)
    await shopper.place()
    await shopper.place()
    const { data } = await shop.server.call(consents, {}, { token: shopper.token })
    const given = data.filter(({ scene }) => scene === AgreementScene.customerInformation)
    expect(given.map(({ id, version, isOptional }) => ({ id, version, isOptional }))).toEqual([
      { id: 15, version: 5, isOptional: false },
      { id: 18, version: 7, isOptional: false },
    ])
  })

  it('never sends a document number back whole', async () => {
    const shopper = await bigShopper(shop)
    const { data } = await shopper.place()
    expect(data.cerNo).toBe('1101**********002X')
    expect(JSON.stringify(await shopper.detail(data.id))).not.toContain('11010519491231002X')
  })

  it('answers the same order to the same key', async () => {
    const shopper = await bigShopper(shop)
    const key = randomUUID()
    const [one, other] = await Promise.all([shopper.place({}, key), shopper.place({}, key)])
    expect(other.data).toEqual(one.data)
  })

  it('takes an enterprise with its tax number', async () => {
    const { data } = await (await bigShopper(shop)).place({ owner: enterprise })
    expect(data).toMatchObject({
      purchaseType: BuyerType.enterprise,
      cerNo: null,
      enterpriseTaxNo: '9135**********0Y43',
    })
  })

  it.each([
    [
      'a resident ID whose check digit is wrong',
      { owner: { ...bigPlacement.owner, cerNo: '110105194912310021' } },
      'cerNo',
    ],
    [
      'a person without a kind of document',
      { owner: { purchaseType: BuyerType.personal, subjectName: 'A', cerNo: 'X' } },
      'cerType',
    ],
    [
      'a passport with blanks only',
      { owner: { ...bigPlacement.owner, cerType: IdDocumentType.passport, cerNo: '  ' } },
      'cerNo',
    ],
    [
      'a tax number whose check is wrong',
      { owner: { ...enterprise, enterpriseTaxNo: '91350100M000100Y44' } },
      'enterpriseTaxNo',
    ],
    ['a buyer with a picture in the name', { owner: { ...bigPlacement.owner, subjectName: 'Zhou 😀' } }, 'owner'],
    ['a nameless buyer', { owner: { ...bigPlacement.owner, subjectName: '   ' } }, 'subjectName'],
  ])('refuses %s, naming the field', async (_what, changes, field) => {
    const answer = await (await bigShopper(shop)).place(changes)
    expect(answer).toMatchObject({ status: 422, code: ErrorCode.invalidField, data: { field } })
  })

  it.each([
    ['Arabic', 'محمد علي'],
    ['Thai', 'สมชาย'],
    ['nothing but a mark', '\u0301'],
    ['nothing but dots', '...'],
    ['a letter that is drawn as nothing', '\u3164'],
    ['another such letter', '\uffa0'],
    ['letters with a hidden sign among them', 'Zhou\ufe0f'],
  ])('refuses a buyer whose name is %s: no contract can be printed with it', async (_what, subjectName) => {
    const answer = await (await bigShopper(shop)).place({ owner: { ...bigPlacement.owner, subjectName } })
    expect(answer).toMatchObject({
      status: 422,
      code: ErrorCode.buyerNameUnprintable,
      data: { field: 'subjectName' },
      msg: 'This name cannot be printed in the contract. Please spell it in Latin letters or Chinese characters.',
    })
  })

  it('refuses an unknown delivery city, naming the field', async () => {
    const shopper = await bigShopper(shop)
    const answer = await shopper.place({ places: { ...bigPlacement.places, deliverCityCode: '999999' } })
    expect(answer).toMatchObject({ code: ErrorCode.invalidField, data: { field: 'deliverCityCode' } })
  })

  it('tells the new price when the car costs another than the shopper saw', async () => {
    const answer = await (await bigShopper(shop)).place({ car: { ...bigPlacement.car, expectedTotalFen: 26_000_000 } })
    expect(answer).toMatchObject({
      status: 409,
      code: ErrorCode.priceChanged,
      data: { oldAmountFen: 26_000_000, newAmountFen: 26_990_000 },
    })
  })

  it('wants the purchase agreement, not the privacy policy alone', async () => {
    const agreements = [
      { id: 15, version: 5 },
      { id: 13, version: 11 },
    ]
    expect(await (await bigShopper(shop)).place({ agreements })).toMatchObject({
      code: ErrorCode.agreementsNotAccepted,
    })
  })

  it('says of an order that ended after a payment was begun where that money goes, and else that nothing was charged', async () => {
    const shopper = await bigShopper(shop)
    const [begun, untried] = [await shopper.order(), await shopper.order()]
    await shopper.pay(begun.id, begun.paymentAmount)
    await shop.pass(PAY_WINDOW_MS)
    const told = async (id: string) => (await shopper.detail(id)).statusMessage
    expect(await told(begun.id)).toBe(
      'This order ended without payment. A payment that comes later goes back to you by itself.',
    )
    expect(await told(untried.id)).toBe('This order ended without payment. Nothing was charged.')
  })

  it('ends as cancelled when it is not paid in time, and gives its place back', async () => {
    const shopper = await bigShopper(shop)
    const sold = await shop.sold('vela-7-big')
    const { id } = await shopper.order()
    await shop.pass(PAY_WINDOW_MS)
    expect(await shopper.detail(id)).toMatchObject({
      statusCode: OrderStatus.cancelled,
      nextActions: [OrderAction.delete],
    })
    expect(await shop.sold('vela-7-big')).toBeLessThanOrEqual(sold)
  })
})
