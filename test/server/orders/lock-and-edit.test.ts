import { randomUUID } from 'node:crypto'
import { consents } from '@/wire/endpoints/my-data'
import { AgreementScene } from '@/wire/enums/agreement'
import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { BigOrderAction, EditScope, OrderAction, OrderStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { LOCK_WINDOW_MS } from '../../../server/modules/order-record/money/pay-window'
import { runAllDueJobs } from '../../support/server/all-due-jobs'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop } from '../money/shop'
import { bigPlacement, bigShopper } from './big-shopper'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

const deliverElsewhere = () => ({ ...bigPlacement.places, deliverCityCode: '110100' })

describe('locking', () => {
  it('starts a countdown of seven days when the deposit is paid', async () => {
    const paid = await (await bigShopper(shop)).paidOrder()
    const left = parseShanghai(paid.lockOrderExpirationTime ?? '') - shop.server.clock.now().getTime()
    expect(left).toBeGreaterThan(LOCK_WINDOW_MS - 5 * SECOND_MS)
    expect(paid.highLightStatusMessage).toBe(`Lock before ${paid.lockOrderExpirationTime}`)
  })

  it('locks once, ends the countdown and takes every action away', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.paidOrder()
    const key = randomUUID()
    const [one, other] = await Promise.all([shopper.lock(id, key), shopper.lock(id, key)])
    expect(one.data).toMatchObject({
      lockOrder: true,
      statusName: 'Locked order',
      nextActions: [],
      lockOrderExpirationTime: null,
    })
    expect(other.data).toEqual(one.data)
    expect(one.data.milestones.filter(({ title }) => title === 'Order locked')).toHaveLength(1)
  })

  it('refuses an unpaid order and one that is locked already', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.order()
    expect(await shopper.lock(id)).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
    const locked = await shopper.lockedOrder()
    expect(await shopper.lock(locked.id)).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
  })

  it('does not find another shopper’s order', async () => {
    const { id } = await (await bigShopper(shop)).paidOrder()
    expect(await (await bigShopper(shop)).lock(id)).toMatchObject({ status: 404, code: ErrorCode.orderNotFound })
  })

  it('comes by itself after seven days, once, however many workers look', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.paidOrder()
    await shop.pass(LOCK_WINDOW_MS - 10 * SECOND_MS)
    expect(await shopper.detail(id)).toMatchObject({ statusCode: OrderStatus.paid })
    shop.server.clock.advance(10 * SECOND_MS)
    await Promise.all([runAllDueJobs(shop.context), runAllDueJobs(shop.context), runAllDueJobs(shop.context)])
    await shop.pass(0)
    const locked = await shopper.detail(id)
    expect(locked).toMatchObject({ lockOrder: true, statusCode: OrderStatus.closed })
    expect(locked.milestones.filter(({ title }) => title === 'Order locked')).toHaveLength(1)
  })

  it('keeps the deposit: a locked order gives no refund', async () => {
    const shopper = await bigShopper(shop)
    const { id, payNo } = await shopper.lockedOrder()
    expect(await shopper.refund(id, payNo ?? '')).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
  })

  it('goes one way when lock and refund come at once', async () => {
    const shopper = await bigShopper(shop)
    const { id, payNo } = await shopper.paidOrder()
    const answers = await Promise.all([shopper.lock(id), shopper.refund(id, payNo ?? '')])
    expect(answers.map(({ code }) => code).sort((one, other) => one - other)).toEqual([
      200,
      ErrorCode.orderStateChanged,
    ])
  })
})

describe('editing', () => {
  it('is done fifty times at most, and a locked order says that it is locked', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.paidOrder()
    const planned = (purchaseSchemeType: PaymentPlan) =>
      shopper.edit(id, { scope: EditScope.buyingPlan, purchaseSchemeType })
    const answers: number[] = []
    for (let edit = 0; edit < 49; edit += 1) answers.push((await planned(PaymentPlan.finance)).code)
    expect((await shopper.detail(id)).nextActions).toContain(BigOrderAction.edit)
    answers.push((await planned(PaymentPlan.finance)).code)
    expect(answers).toEqual(Array<number>(50).fill(200))
    expect(await planned(PaymentPlan.fullPayment)).toMatchObject({ status: 409, code: ErrorCode.tooManyEdits })
    const spent = await shopper.detail(id)
    expect(spent).toMatchObject({ purchaseSchemeType: PaymentPlan.finance, isUpdateOrder: false })
    expect(spent.statusMessage).toContain('It was changed as often as it can be.')
    expect(spent.nextActions).toEqual([OrderAction.applyRefund, BigOrderAction.lock])
    await shopper.lock(id)
    expect(await planned(PaymentPlan.fullPayment)).toMatchObject({ code: ErrorCode.orderStateChanged })
  })

  it('changes shop and cities under "edit shop info"', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.paidOrder()
    const { data } = await shopper.edit(id, { scope: EditScope.shopInfo, places: deliverElsewhere() })
    expect(data.storeInfo).toMatchObject({ putCardCityName: 'Shanghai', deliverCityName: 'Beijing' })
    expect(data.statusCode).toBe(OrderStatus.paid)
  })

  it('changes the payment plan under "buying plan" and leaves the buyer', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.order()
    const { data } = await shopper.edit(id, { scope: EditScope.buyingPlan, purchaseSchemeType: PaymentPlan.finance })
    expect(data).toMatchObject({ purchaseSchemeType: PaymentPlan.finance, subjectName: 'Zhou Yining' })
  })

  it('changes the buyer under "owner info" and forgets the other kind of number', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.order()
    const owner = {
      purchaseType: BuyerType.enterprise,
      subjectName: 'Vela Fleet Ltd',
      enterpriseTaxNo: '91350100M000100Y43',
    }
    const { data } = await shopper.edit(id, { scope: EditScope.ownerInfo, owner })
    expect(data).toMatchObject({
      cerType: null,
      cerNo: null,
      enterpriseTaxNo: '9135**********0Y43',
      subjectName: 'Vela Fleet Ltd',
    })
  })

  it('keeps the buyer where no contract can be printed with the name of the new one', async () => {
    const shopper = await bigShopper(shop)
    const before = await shopper.paidOrder()
    const owner = { ...bigPlacement.owner, subjectName: 'محمد علي' }
    const answer = await shopper.edit(before.id, {
      scope: EditScope.ownerInfo,
      owner,
      agreements: bigPlacement.agreements,
    })
    expect(answer).toMatchObject({ status: 422, code: ErrorCode.buyerNameUnprintable })
    expect(await shopper.detail(before.id)).toEqual(before)
  })

  it('asks for the agreements of an order as they are by now where it names a new buyer, and records them', async () => {
    const shopper = await bigShopper(shop)
    const before = await shopper.paidOrder()
    const { id } = before
    const { agreements } = bigPlacement
    const given = async () => {
      const { data } = await shop.server.call(consents, {}, { token: shopper.token })
      return data
        .filter(({ scene, withdrawnTime }) => scene === AgreementScene.customerInformation && withdrawnTime === null)
        .map(({ id: agreement, version }) => ({ id: agreement, version }))
    }
    // As if it had been placed under others.
    await shop.server.database.query('DELETE FROM agreement_acceptance WHERE account_id = $1 AND scene = $2', [
      shopper.small.userId,
      AgreementScene.customerInformation,
    ])
    const owner = { ...bigPlacement.owner, subjectName: 'Xu Ran' }
    const rename = (seen: typeof agreements) =>
      shopper.edit(id, { scope: EditScope.ownerInfo, owner, agreements: seen })
    const outdated = agreements.map((one) => ({ ...one, version: one.version - 1 }))
    expect(await rename(outdated)).toMatchObject({ status: 409, code: ErrorCode.agreementOutdated })
    expect(await rename(agreements.slice(1))).toMatchObject({ status: 400, code: ErrorCode.agreementsNotAccepted })
    expect(await shopper.detail(id)).toEqual(before)
    await shopper.edit(id, { scope: EditScope.buyingPlan, purchaseSchemeType: PaymentPlan.finance })
    expect(await given()).toEqual([])
    expect(await rename(agreements)).toMatchObject({ data: { subjectName: 'Xu Ran' } })
    expect(await given()).toEqual(agreements)
  })

  it('changes all of it with the car under "all", at today’s price', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.paidOrder()
    const parts = {
      places: deliverElsewhere(),
      purchaseSchemeType: PaymentPlan.finance,
      owner: {
        purchaseType: BuyerType.personal,
        subjectName: 'Xu Ran',
        cerType: IdDocumentType.passport,
        cerNo: 'e1234 5678',
      },
      car: {
        pnoTwelve: 'VL7R61026A01',
        attributeNos: [
          'vela-7.exterior.aurora-white',
          'vela-7.wheels.arc10',
          'vela-7.interior.ink',
          'vela-7.charging.wallbox',
        ],
        expectedTotalFen: 21_990_000,
      },
    }
    const { data } = await shopper.edit(id, { scope: EditScope.all, ...parts })
    expect(data).toMatchObject({
      saleTotalPrice: 21_990_000,
      subjectName: 'Xu Ran',
      cerNo: 'E123*5678',
      actualPayAmount: 500_000,
    })
    const dearer = { ...parts, car: { ...parts.car, expectedTotalFen: 1 } }
    expect(await shopper.edit(id, { scope: EditScope.all, ...dearer })).toMatchObject({ code: ErrorCode.priceChanged })
  })

  it('leaves under "all" what does not come, also a car that is no longer offered', async () => {
    const shopper = await bigShopper(shop)
    const before = await shopper.paidOrder()
    const withdraw = (at: Date | null) =>
      shop.server.database.query('UPDATE version SET withdrawn_at = $1 WHERE pno_twelve = $2', [
        at,
        bigPlacement.car.pnoTwelve,
      ])
    await withdraw(shop.server.clock.now())
    const parts = { places: deliverElsewhere(), purchaseSchemeType: PaymentPlan.finance }
    const { data } = await shopper.edit(before.id, { scope: EditScope.all, ...parts })
    await withdraw(null)
    expect(data).toMatchObject({ purchaseSchemeType: PaymentPlan.finance, storeInfo: { deliverCityName: 'Beijing' } })
    const { versionInfo, attributeInfoList, pnoEighteen, cerNo } = before
    expect(data).toMatchObject({ versionInfo, attributeInfoList, pnoEighteen, cerNo })
  })

  it.each([
    [
      'a part that the scope does not name',
      { scope: EditScope.shopInfo, purchaseSchemeType: PaymentPlan.finance },
      'purchaseSchemeType',
    ],
    ['a scope without its part', { scope: EditScope.ownerInfo }, 'owner'],
    ['a change of nothing', { scope: EditScope.all }, 'places'],
    [
      'a buyer beside the plan',
      { scope: EditScope.buyingPlan, purchaseSchemeType: PaymentPlan.finance, owner: bigPlacement.owner },
      'owner',
    ],
  ])('refuses %s', async (_what, changes, field) => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.order()
    expect(await shopper.edit(id, changes)).toMatchObject({
      status: 422,
      code: ErrorCode.invalidField,
      data: { field },
    })
  })

  it.each([EditScope.shopInfo, EditScope.buyingPlan, EditScope.ownerInfo, EditScope.all])(
    'refuses "%s" once it is locked, changing nothing',
    async (scope) => {
      const shopper = await bigShopper(shop)
      const locked = await shopper.lockedOrder()
      const { places, purchaseSchemeType, owner, car } = bigPlacement
      const parts = {
        [EditScope.shopInfo]: { places: deliverElsewhere() },
        [EditScope.buyingPlan]: { purchaseSchemeType: PaymentPlan.finance },
        [EditScope.ownerInfo]: { owner: { ...owner, subjectName: 'Somebody Else' } },
        [EditScope.all]: { places, purchaseSchemeType, owner, car },
      }
      expect(await shopper.edit(locked.id, { scope, ...parts[scope] })).toMatchObject({
        status: 409,
        code: ErrorCode.orderStateChanged,
      })
      expect(await shopper.detail(locked.id)).toEqual(locked)
    },
  )
})
