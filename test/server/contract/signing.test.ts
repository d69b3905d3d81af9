import { detail, preview, sandboxDecide, sign, verify } from '@/wire/endpoints/contract'
import { BuyerType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { ContractAction, ContractStatus, DeliveryDocumentType, OrderStatus } from '@/wire/enums/order'
import { SandboxOutcome } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { IDENTITY_LIFETIME_MS, SIGNING_LIFETIME_MS } from '../../../server/modules/contract/signing/signing-times'
import { DatabaseUnavailable } from '../../../server/db/unavailable'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { readPdf } from '../../support/reading/read-pdf'
import { untilWaiting } from '../../support/database/until-waiting'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop } from '../money/shop'
import { bigPlacement, bigShopper, type BigShopper } from '../orders/big-shopper'
import { report } from '../office/office'
import { generatedContract, type Signer } from './signer'

const SANDBOX_SIGN_DELAY_MS = 20_000

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

const provider = () => {
  const { eSign } = shop.server.gateways
  if (eSign === null) throw new Error('nobody signs')
  return eSign
}

const fetchPdf = async (url: string | null | undefined) => {
  const response = await shop.server.app.inject(url ?? '/no-link')
  return { status: response.statusCode, type: response.headers['content-type'], bytes: response.rawPayload }
}

const lockedCar = async (changes: Partial<typeof bigPlacement> = {}) => {
  const shopper = await bigShopper(shop)
  return { shopper, order: await shopper.lockedOrder(changes) }
}

const withContract = async (
  changes: Partial<typeof bigPlacement> = {},
): Promise<{ shopper: BigShopper; signer: Signer }> => {
  const { shopper, order } = await lockedCar(changes)
  return { shopper, signer: await generatedContract(shop, shopper, order) }
}

describe('the contract of a locked order', () => {
  it('is offered to nobody before it was generated', async () => {
    const { shopper, order } = await lockedCar()
    expect(order).toMatchObject({
      nextActions: [],
      contractStatus: null,
      contractPreviewUrl: null,
      contractSignUrl: null,
    })
    const answer = await shop.server.call(detail, { id: order.id }, { token: shopper.token })
    expect(answer).toMatchObject({ status: 404, code: ErrorCode.contractNotFound })
  })

  it('is a PDF that names the car, the prices and the buyer, with numbers masked', async () => {
    const owner = { ...bigPlacement.owner, subjectName: '欧阳堃 Žofia' }
    const { shopper, signer } = await withContract({ owner })
    const order = await shopper.detail(signer.orderId)
    expect(order).toMatchObject({
      statusCode: OrderStatus.closed,
      contractStatus: ContractStatus.generated,
      nextActions: [ContractAction.previewContract, ContractAction.signContract],
      contractSignUrl: `/#/pages/lynk-fullcar/order/signMiddle/index?id=${order.id}`,
    })
    const file = await fetchPdf(order.contractPreviewUrl)
    expect(file).toMatchObject({ status: 200, type: 'application/pdf' })
    const { text, pages } = await readPdf(file.bytes)
    for (const part of [
      '欧阳堃 Zofia',
      '1101**********002X',
      'Long Range',
      'Pine Green',
      '¥269,900.00',
      '¥264,900.00',
      'Paid in full',
      'Shanghai',
      'Not signed yet',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('11010519491231002X')
    expect((await signer.contract()).data).toMatchObject({
      pages,
      modelName: 'Vela 7',
      versionName: 'Long Range',
      signerName: '欧阳堃 Žofia',
      vehicleTotal: 26_990_000,
      signing: null,
    })
  })

  it('is generated once, however many reports come at once', async () => {
    const { shopper, order } = await lockedCar()
    const call = { orderNo: order.orderNo, step: BackOfficeStep.contractGenerated }
    const answers = await Promise.all(Array.from({ length: 4 }, () => report(shop, call)))
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      200,
      ...Array(3).fill(ErrorCode.orderStateChanged),
    ])
    const papers = await shop.server.database.query('SELECT FROM order_paper WHERE order_id = $1', [order.id])
    const files = await shop.server.database.query(
      "SELECT FROM stored_file WHERE module = 'order' AND account_id = (SELECT user_id FROM orders WHERE id = $1)",
      [order.id],
    )
    // One in each language.
    expect([papers.length, files.length]).toEqual([2, 2])
    expect(await shopper.detail(order.id)).toMatchObject({ contractStatus: ContractStatus.generated })
  })

  it('is written for an enterprise with its tax number', async () => {
    const owner = {
      purchaseType: BuyerType.enterprise,
      subjectName: '上海维拉车队有限公司',
      enterpriseTaxNo: '91350100M000100Y43',
    }
    const { shopper, signer } = await withContract({ owner })
    const { text } = await readPdf((await fetchPdf((await shopper.detail(signer.orderId)).contractPreviewUrl)).bytes)
    expect(text).toContain('上海维拉车队有限公司')
    expect(text).toContain('9135**********0Y43')
  })

  describe('with a buyer whose name cannot be printed, from before such an order was refused', () => {
    const lockedLongAgo = async (subjectName: string) => {
      const car = await lockedCar()
      const rename = `UPDATE orders SET purchase = purchase || jsonb_build_object('subjectName', $2::text) WHERE id = $1`
      await shop.server.database.query(rename, [car.order.id, subjectName])
      return car
    }
    const generate = ({ orderNo }: { orderNo: string }) =>
      report(shop, { orderNo, step: BackOfficeStep.contractGenerated })
    const correct = ({ orderNo }: { orderNo: string }, subjectName: string) =>
      report(shop, { orderNo, step: BackOfficeStep.nameCorrected, subjectName })

    it('is refused, naming the field, until the shop has corrected the name, which the shopper is told', async () => {
      const { shopper, order } = await lockedLongAgo('ชัย')
      expect(await generate(order)).toMatchObject({ status: 422, data: { field: 'subjectName' } })
      expect(await shopper.detail(order.id)).toMatchObject({ contractStatus: null })

      const { purchaseType, cerNo } = await shopper.detail(order.id)
      expect(await correct(order, ' Somchai ')).toMatchObject({ status: 200, data: { status: OrderStatus.closed } })
      expect(await shopper.detail(order.id)).toMatchObject({ subjectName: 'Somchai', purchaseType, cerNo })
      expect((await shopper.detail(order.id)).milestones[0]).toMatchObject({ title: 'Name corrected' })
      expect(await generate(order)).toMatchObject({ status: 200 })
      const { bytes } = await fetchPdf((await shopper.detail(order.id)).contractPreviewUrl)
      expect((await readPdf(bytes)).text).toContain('Somchai')
    })

    it('is not given another that cannot be printed either, nor none', async () => {
      const { shopper, order } = await lockedLongAgo('ชัย')
      expect(await correct(order, 'สมชาย')).toMatchObject({ status: 422, code: ErrorCode.buyerNameUnprintable })
      expect(await correct(order, '  ')).toMatchObject({ status: 422, code: ErrorCode.invalidField })
      expect(await shopper.detail(order.id)).toMatchObject({ subjectName: 'ชัย' })
    })
  })

  it('keeps the name that it was printed with: it is corrected no more', async () => {
    const { shopper, signer } = await withContract()
    const { orderNo, subjectName } = await shopper.detail(signer.orderId)
    const answer = await report(shop, { orderNo, step: BackOfficeStep.nameCorrected, subjectName: 'Xu Ran' })
    expect(answer).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
    expect(await shopper.detail(signer.orderId)).toMatchObject({ subjectName })
  })

  it('does not count with a name that was corrected while it was being printed', async () => {
    const { shopper, order } = await lockedCar()
    const { database } = shop.server
    const { orderNo } = order
    const { generated, corrected } = await database.transaction(async (tx) => {
      await tx.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [order.id])
      const first = report(shop, { orderNo, step: BackOfficeStep.nameCorrected, subjectName: 'Xu Ran' })
      await untilWaiting(database, 1)
      const second = report(shop, { orderNo, step: BackOfficeStep.contractGenerated })
      await untilWaiting(database, 2)
      return { corrected: first, generated: second }
    })
    expect(await corrected).toMatchObject({ status: 200 })
    expect(await generated).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
    expect(await shopper.detail(order.id)).toMatchObject({ subjectName: 'Xu Ran', contractStatus: null })
  })

  it('is not there for anyone else', async () => {
    const { signer } = await withContract()
    const other = await bigShopper(shop)
    const id = signer.orderId
    const asOther = { token: other.token }
    const answers = [
      await shop.server.call(detail, { id }, asOther),
      await shop.server.call(preview, { id }, asOther),
      await shop.server.call(sign, { id }, asOther),
      await shop.server.call(verify, { id, code: '123456' }, asOther),
      await shop.server.call(sandboxDecide, { id, outcome: SandboxOutcome.success }, asOther),
    ]
    expect(answers.map(({ status, code }) => [status, code])).toEqual(Array(5).fill([404, ErrorCode.orderNotFound]))
  })

  it('is opened by links that end', async () => {
    const { signer } = await withContract()
    const { url } = (await signer.preview()).data
    expect((await fetchPdf(url)).status).toBe(200)
    expect((await fetchPdf(url.split('?')[0])).status).toBe(403)
    shop.server.clock.advance(10 * MINUTE_MS)
    expect((await fetchPdf(url)).status).toBe(403)
    expect((await fetchPdf((await signer.preview()).data.url)).status).toBe(200)
  })
})

describe('signing', () => {
  it('wants the contract opened and the signer checked first', async () => {
    const { signer } = await withContract()
    expect(await signer.sign()).toMatchObject({ status: 409, code: ErrorCode.contractNotOpened })
    await signer.preview()
    expect(await signer.sign()).toMatchObject({ status: 409, code: ErrorCode.signerNotChecked })
    expect(await signer.verify('000000')).toMatchObject({ status: 400 })
    expect((await signer.verify()).data.identityCheckedTime).toEqual(expect.any(String))
    expect((await signer.sign()).data).toMatchObject({
      contractStatus: ContractStatus.signing,
      signing: { signUrl: null },
    })
  })

  it('wants a fresh check after half an hour', async () => {
    const { signer } = await withContract()
    await signer.preview()
    await signer.verify()
    await shop.pass(IDENTITY_LIFETIME_MS)
    expect((await signer.contract()).data.identityCheckedTime).toBeNull()
    expect(await signer.sign()).toMatchObject({ code: ErrorCode.signerNotChecked })
  })

  it.each([
    [PaymentPlan.fullPayment, OrderStatus.pendingFinalPayment],
    [PaymentPlan.finance, OrderStatus.pendingFinanceSubmission],
  ])(
    'moves an order of plan %i on to %i, with the signed contract among its files',
    async (purchaseSchemeType, status) => {
      const { shopper, signer } = await withContract({ purchaseSchemeType })
      await signer.begin()
      const { data } = await signer.decide(SandboxOutcome.success)
      expect(data).toMatchObject({
        contractStatus: ContractStatus.passed,
        signing: null,
        signedTime: expect.any(String),
      })
      const order = await shopper.detail(signer.orderId)
      expect(order).toMatchObject({
        statusCode: status,
        contractStatus: ContractStatus.passed,
        contractPreviewUrl: null,
        contractSignUrl: null,
      })
      expect(order.orderFileVOList).toEqual([
        { fileType: DeliveryDocumentType.signedContract, title: 'Signed contract', udmpFileUrl: expect.any(String) },
      ])
      expect(order.milestones[0]).toMatchObject({ title: 'Contract signed' })
      const { text } = await readPdf((await fetchPdf(order.orderFileVOList[0]?.udmpFileUrl)).bytes)
      expect(text).toContain('Zhou Yining, by electronic signature')
      expect(text).toContain('SANDBOX-')
    },
  )

  it('goes on with the signing that is open, from every tap and phone', async () => {
    const { signer } = await withContract()
    await signer.begin()
    await Promise.all([signer.sign(), signer.sign(), signer.sign()])
    const signings = await shop.server.database.query('SELECT FROM contract_signing WHERE order_id = $1', [
      signer.orderId,
    ])
    expect(signings).toHaveLength(1)
  })

  it('can be tried again after a failure, which tells its reason', async () => {
    const { shopper, signer } = await withContract()
    await signer.begin()
    expect((await signer.decide(SandboxOutcome.failure)).data).toMatchObject({
      contractStatus: ContractStatus.unsigned,
      failReason: 'The face check did not succeed',
      signing: null,
    })
    const asked = { token: shopper.token, headers: { 'accept-language': 'zh-CN' } }
    expect((await shop.server.call(detail, { id: signer.orderId }, asked)).data.failReason).toBe('人脸核验未通过')
    expect((await shopper.detail(signer.orderId)).nextActions).toContain(ContractAction.signContract)
    expect((await signer.sign()).data).toMatchObject({ contractStatus: ContractStatus.signing, failReason: null })
    expect((await signer.decide(SandboxOutcome.success)).data).toMatchObject({ contractStatus: ContractStatus.passed })
  })

  it('is learnt from the provider by the worker when the answer takes time', async () => {
    const { shopper, signer } = await withContract()
    await signer.begin()
    expect((await signer.decide(SandboxOutcome.delay)).data).toMatchObject({ contractStatus: ContractStatus.signing })
    await shop.pass(SANDBOX_SIGN_DELAY_MS - SECOND_MS)
    expect(await shopper.detail(signer.orderId)).toMatchObject({ statusCode: OrderStatus.closed })
    await shop.pass(5 * SECOND_MS)
    expect(await shopper.detail(signer.orderId)).toMatchObject({ statusCode: OrderStatus.pendingFinalPayment })
  })

  it('ends unsigned when nobody signs within seven days', async () => {
    const { signer } = await withContract()
    await signer.begin()
    await shop.pass(SIGNING_LIFETIME_MS + DAY_MS)
    expect((await signer.contract()).data).toMatchObject({
      contractStatus: ContractStatus.unsigned,
      failReason: expect.any(String),
    })
  })

  it('is over once the contract is signed: nothing more can be checked, signed or decided', async () => {
    const { signer } = await withContract()
    await signer.begin()
    await signer.decide(SandboxOutcome.success)
    for (const answer of [
      await signer.verify('123456'),
      await signer.sign(),
      await signer.decide(SandboxOutcome.failure),
    ]) {
      expect(answer).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
    }
    expect((await signer.preview()).status).toBe(200)
  })

  it('counts once when several processes hear of it together', async () => {
    const { shopper, signer } = await withContract()
    await signer.begin()
    await Promise.all(Array.from({ length: 3 }, () => signer.decide(SandboxOutcome.success)))
    const order = await shopper.detail(signer.orderId)
    expect(order.statusCode).toBe(OrderStatus.pendingFinalPayment)
    expect(order.milestones.filter(({ title }) => title === 'Contract signed')).toHaveLength(1)
    expect(order.orderFileVOList).toHaveLength(1)
  })
})

describe('a process that dies', () => {
  it('before the provider heard of a signing leaves it to the worker', async () => {
    const { signer } = await withContract()
    await signer.verify()
    await signer.preview()
    const open = jest.spyOn(provider(), 'open').mockRejectedValue(new Error('connection reset'))
    expect(await signer.sign()).toMatchObject({ status: 503, code: ErrorCode.unavailable })
    open.mockRestore()
    await shop.pass(5 * SECOND_MS)
    expect((await signer.decide(SandboxOutcome.success)).data).toMatchObject({ contractStatus: ContractStatus.passed })
  })

  it('before the signature is booked leaves the order as it was, and the next one books it', async () => {
    const { shopper, signer } = await withContract()
    await signer.begin()
    const { database } = shop.context
    const die = jest.spyOn(database, 'transaction').mockRejectedValue(new Error('killed'))
    await signer.decide(SandboxOutcome.success)
    die.mockRestore()
    expect(await shopper.detail(signer.orderId)).toMatchObject({ statusCode: OrderStatus.closed, orderFileVOList: [] })
    await shop.pass(5 * SECOND_MS)
    expect(await shopper.detail(signer.orderId)).toMatchObject({ statusCode: OrderStatus.pendingFinalPayment })
  })

  it('after the booking was kept, whose answer is lost, leaves the contract with its file', async () => {
    const { shopper, order } = await lockedCar()
    const { database } = shop.context
    const { hotTransaction } = database
    jest.spyOn(database, 'hotTransaction').mockImplementationOnce(async (work) => {
      await hotTransaction(work)
      throw new DatabaseUnavailable(new Error('no answer to COMMIT'))
    })
    const call = { orderNo: order.orderNo, step: BackOfficeStep.contractGenerated }
    expect((await report(shop, call)).status).toBe(503)
    jest.restoreAllMocks()
    const { url } = (await shop.server.call(preview, { id: order.id }, { token: shopper.token })).data
    expect(await fetchPdf(url)).toMatchObject({ status: 200, type: 'application/pdf' })
  })

  it('between printing and booking leaves no contract, and the report can come again', async () => {
    const { shopper, order } = await lockedCar()
    const call = { orderNo: order.orderNo, step: BackOfficeStep.contractGenerated }
    const die = jest.spyOn(shop.context.database, 'hotTransaction').mockRejectedValueOnce(new Error('killed'))
    expect((await report(shop, call)).status).toBe(500)
    die.mockRestore()
    expect(await shopper.detail(order.id)).toEqual(order)
    expect((await report(shop, call)).code).toBe(200)
  })
})
