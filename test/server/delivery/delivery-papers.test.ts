import { edit, updateDrivingLicense } from '@/wire/endpoints/account'
import { lopRead, lopUpdate, openLevc } from '@/wire/endpoints/order'
import { DeliveryAction, DeliveryDocumentType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { BackOfficeStep, type StepCall } from '../../../server/modules/backoffice/step/step-call'
import { forgetFilesOf } from '../../../server/modules/file/file-statements'
import { OrderEventKind, recordEvents } from '../../../server/modules/order-record/history/order-event'
import { readPdf } from '../../support/reading/read-pdf'
import { uploadPicture } from '../../support/customers/upload'
import { openShop, type Shop } from '../money/shop'
import { bigPlacement, bigShopper, type BigShopper } from '../orders/big-shopper'
import { report, walk } from '../office/office'
import { passContract } from '../contract/signer'

const BALANCE_FEN = 26_490_000
const { pdiReported, deliveryPlanned, delivered } = BackOfficeStep

let shop: Shop
let transfers = 0

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** An order whose car is paid and waits for its delivery. */
const paidCar = async (): Promise<{ shopper: BigShopper; id: string; orderNo: string }> => {
  const shopper = await bigShopper(shop)
  const owner = { ...bigPlacement.owner, subjectName: '周以宁' }
  const { id, orderNo } = await shopper.lockedOrder({ owner })
  await passContract(shop, shopper, { id, orderNo })
  transfers += 1
  const transfer = { step: BackOfficeStep.transferMatched, amountFen: BALANCE_FEN, reference: `PAPERS-${transfers}` }
  await walk(shop, orderNo, [transfer])
  return { shopper, id, orderNo }
}

const textOf = async (url: string | undefined): Promise<string> =>
  (await readPdf((await shop.server.app.inject(url ?? '/no-link')).rawPayload)).text

const fileOf = async (shopper: BigShopper, id: string, type: DeliveryDocumentType) =>
  (await shopper.detail(id)).orderFileVOList.find(({ fileType }) => fileType === type)

const later = (ms: number): string => formatShanghai(shop.server.clock.now().getTime() + ms)

describe('the files of an order', () => {
  it('come one after the other until the delivery, each under its title', async () => {
    const { shopper, id, orderNo } = await paidCar()
    expect(await walk(shop, orderNo, [{ step: pdiReported }, { step: deliveryPlanned }, { step: delivered }])).toEqual([
      15, 16, 17,
    ])
    const { orderFileVOList } = await shopper.detail(id)
    expect(orderFileVOList.map(({ fileType, title }) => [fileType, title])).toEqual(
      expect.arrayContaining([
        [DeliveryDocumentType.invitation, 'Invitation letter'],
        [DeliveryDocumentType.deliveryGuide, 'Delivery guide'],
        [DeliveryDocumentType.deliveryConfirmation, 'Delivery confirmation'],
        [DeliveryDocumentType.signedContract, 'Signed contract'],
        [DeliveryDocumentType.pdiResult, 'PDI test result'],
        [DeliveryDocumentType.invoice, 'Invoice'],
      ]),
    )
    expect(orderFileVOList).toHaveLength(6)
    const text = await textOf((await fileOf(shopper, id, DeliveryDocumentType.invoice))?.udmpFileUrl)
    expect(text).toContain('周以宁')
    expect(text).toContain('Total ¥269,900.00')
    expect(await textOf((await fileOf(shopper, id, DeliveryDocumentType.pdiResult))?.udmpFileUrl)).toContain(
      '168 of 168 passed',
    )
  })

  it('invite to the centre and the hour that the dealer planned', async () => {
    const { shopper, id, orderNo } = await paidCar()
    const deliveryTime = later(5 * DAY_MS)
    await report(shop, { orderNo, step: deliveryPlanned, deliveryTime, storeId: 'hangzhou-yuhang-delivery' })
    expect((await shopper.detail(id)).storeInfo).toMatchObject({
      expectedDeliveryerTime: deliveryTime,
      dcName: expect.stringContaining('Yuhang'),
      deliveryerName: 'Shao Yun',
      deliveryerMobile: expect.any(String),
      dcShopAddress: expect.any(String),
    })
    expect(await textOf((await fileOf(shopper, id, DeliveryDocumentType.invitation))?.udmpFileUrl)).toContain(
      'Shao Yun',
    )
  })

  it('follow a new plan, and the old one is gone', async () => {
    const { shopper, id, orderNo } = await paidCar()
    await report(shop, { orderNo, step: deliveryPlanned, storeId: 'hangzhou-yuhang-delivery' })
    await report(shop, { orderNo, step: deliveryPlanned, storeId: 'shanghai-pudong-delivery' })
    const { orderFileVOList, storeInfo } = await shopper.detail(id)
    expect(storeInfo.deliveryerName).toBe('Xu Ran')
    expect(orderFileVOList).toHaveLength(3)
    expect(await textOf((await fileOf(shopper, id, DeliveryDocumentType.invitation))?.udmpFileUrl)).toContain('Xu Ran')
  })

  it('say what the order says, though the centre has others by the time that the second one is printed', async () => {
    const { shopper, id, orderNo } = await paidCar()
    const { storage } = shop.context
    const { write } = storage
    const rename = (from: string, to: string) =>
      shop.server.database.query('UPDATE adviser SET name = $2 WHERE name = $1', [from, to])
    jest.spyOn(storage, 'write').mockImplementationOnce(async (path, bytes) => {
      await write.call(storage, path, bytes)
      await rename('Xu Ran', 'Lu Wei')
    })
    await report(shop, { orderNo, step: deliveryPlanned, storeId: 'shanghai-pudong-delivery' })
    await rename('Lu Wei', 'Xu Ran')
    expect((await shopper.detail(id)).storeInfo.deliveryerName).toBe('Xu Ran')
    for (const type of [DeliveryDocumentType.invitation, DeliveryDocumentType.deliveryGuide])
      expect(await textOf((await fileOf(shopper, id, type))?.udmpFileUrl)).toContain('Xu Ran')
  })

  it.each<[string, Partial<StepCall>, object]>([
    [
      'an hour that has passed',
      { deliveryTime: '2020-01-01 10:00:00' },
      { code: ErrorCode.invalidField, data: { field: 'deliveryTime' } },
    ],
    [
      'an hour that does not exist',
      { deliveryTime: '2030-02-30 10:00:00' },
      { code: ErrorCode.invalidField, data: { field: 'deliveryTime' } },
    ],
    ['a shop that hands over no cars', { storeId: 'shanghai-jingan' }, { code: ErrorCode.shopNotFound }],
  ])('are not made for %s', async (_what, wish, refusal) => {
    const { shopper, id, orderNo } = await paidCar()
    const before = (await shopper.detail(id)).orderFileVOList.length
    expect(await report(shop, { orderNo, step: deliveryPlanned, ...wish })).toMatchObject(refusal)
    expect(await shopper.detail(id)).toMatchObject({ statusCode: 15 })
    expect((await shopper.detail(id)).orderFileVOList).toHaveLength(before)
  })

  it('stay when the account ends, as its order does', async () => {
    const { shopper, id, orderNo } = await paidCar()
    await walk(shop, orderNo, [{ step: deliveryPlanned }, { step: delivered }])
    const link = (await fileOf(shopper, id, DeliveryDocumentType.invoice))?.udmpFileUrl
    await forgetFilesOf(shop.server.database, shopper.small.userId, shop.server.clock.now())
    expect((await shop.server.app.inject(link ?? '')).statusCode).toBe(200)
  })
})

describe('an order until its delivery', () => {
  it('asks for the driving licence until there is one, and shows it by an expiring link', async () => {
    const { shopper, id } = await paidCar()
    const { token } = shopper
    expect(await shopper.detail(id)).toMatchObject({
      showUploadDrivingLicense: true,
      drivingLicenseUrl: null,
      nextActions: [DeliveryAction.uploadLicence],
    })
    const upload = async () => (await uploadPicture(shop.server, token, 'content', { isPrivate: true })).path
    await shop.server.call(
      updateDrivingLicense,
      { driversPositiveImgurl: await upload(), driversReverseImgurl: await upload() },
      { token },
    )
    const order = await shopper.detail(id)
    expect(order).toMatchObject({ showUploadDrivingLicense: false, nextActions: [] })
    expect((await shop.server.app.inject(order.drivingLicenseUrl ?? '')).statusCode).toBe(200)
  })

  it('takes no paper that the shop has printed for a side of the licence', async () => {
    const { shopper, id } = await paidCar()
    const { token } = shopper
    const [contract] = await shop.server.database.query<{ path: string }>(
      'SELECT path FROM order_paper WHERE order_id = $1',
      [id],
    )
    const { path: back } = await uploadPicture(shop.server, token, 'content', { isPrivate: true })
    const licence = { driversPositiveImgurl: contract?.path ?? '', driversReverseImgurl: back }
    for (const call of [
      shop.server.call(updateDrivingLicense, licence, { token }),
      shop.server.call(edit, { driversPositiveImgurl: licence.driversPositiveImgurl }, { token }),
    ]) {
      expect(await call).toMatchObject({ status: 422, data: { field: 'driversPositiveImgurl' } })
    }
  })
})

describe('the news of a shopper’s orders', () => {
  const ask = async ({ token }: { token: string }) => (await shop.server.call(lopUpdate, {}, { token })).data
  const read = async ({ token }: { token: string }, newest: string | null) =>
    expect((await shop.server.call(lopRead, { newest: newest ?? '' }, { token })).status).toBe(200)

  it('stay news until they were read, and never are what the shopper did', async () => {
    const { shopper, orderNo } = await paidCar()
    const paid = await ask(shopper)
    expect(paid).toEqual({ updated: true, newest: expect.any(String) })
    expect(await ask(shopper)).toEqual(paid)
    await read(shopper, paid.newest)
    expect(await ask(shopper)).toEqual({ updated: false, newest: null })
    shop.server.clock.advance(1)
    await report(shop, { orderNo, step: pdiReported })
    const inspected = await ask(shopper)
    expect(inspected.updated).toBe(true)
    await read(shopper, inspected.newest)
    shop.server.clock.advance(1)
    await shopper.order()
    expect(await ask(shopper)).toEqual({ updated: false, newest: null })
  })

  it('are a lock that came by itself, and none that the shopper made, nor what the shopper did about a loan', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.paidOrder()
    await read(shopper, (await ask(shopper)).newest)
    shop.server.clock.advance(1)
    await shopper.lock(id)
    const { loanSubmitted, loanCancelled, fullPaymentChosen, payOffRequested } = OrderEventKind
    for (const kind of [loanSubmitted, loanCancelled, fullPaymentChosen, payOffRequested]) {
      await recordEvents(shop.server.database, [id], kind, shop.server.clock.now())
    }
    expect(await ask(shopper)).toEqual({ updated: false, newest: null })
    const lockOf = `UPDATE order_event SET actor = 'system' WHERE kind = 'locked' AND order_id = $1`
    await shop.server.database.query(lockOf, [id])
    expect(await ask(shopper)).toMatchObject({ updated: true })
  })

  it('stay news when they happened after what was read, and are read by nobody else', async () => {
    const { shopper, orderNo } = await paidCar()
    const { newest: paid } = await ask(shopper)
    shop.server.clock.advance(1)
    await report(shop, { orderNo, step: pdiReported })
    const { newest: inspected } = await ask(shopper)
    await read(shopper, paid)
    expect(await ask(shopper)).toEqual({ updated: true, newest: inspected })
    const { shopper: another } = await paidCar()
    await read(another, inspected)
    expect(await ask(shopper)).toEqual({ updated: true, newest: inspected })
    await read(shopper, inspected)
    // What was read stays read.
    await read(shopper, paid)
    expect(await ask(shopper)).toEqual({ updated: false, newest: null })
  })

  it('say whether the account has openLevc switched on, as the order does', async () => {
    const { shopper, id } = await paidCar()
    const askToTell = async () => [
      (await shop.server.call(openLevc, {}, { token: shopper.token })).data.openLevc,
      (await shopper.detail(id)).openLevc,
    ]
    expect(await askToTell()).toEqual([false, false])
    await shop.server.database.query('UPDATE account SET open_levc = true WHERE id = $1', [shopper.small.userId])
    expect(await askToTell()).toEqual([true, true])
  })
})
