import { createHash } from 'node:crypto'
import { detail as contractDetail, preview } from '@/wire/endpoints/contract'
import { detail } from '@/wire/endpoints/order'
import { DeliveryDocumentType } from '@/wire/enums/order'
import { SandboxOutcome } from '@/wire/enums/payment'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { readPdf } from '../../support/reading/read-pdf'
import { deliveryShopper } from '../delivery/delivery-shopper'
import { openShop, type Shop } from '../money/shop'
import { bigPlacement, bigShopper, type BigShopper } from '../orders/big-shopper'
import { generatedContract, type Signer } from './signer'

type Tag = 'zh-CN' | 'en'

const LATIN_SENTENCE = /[a-z]{3,} [a-z]{2,} [a-z]{2,}/

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const asked = (token: string, tag: Tag) => ({ token, headers: { 'accept-language': tag } })

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const bytesOf = async (url: string | undefined): Promise<Buffer> =>
  (await shop.server.app.inject(url ?? '/no-link')).rawPayload

/** The text of a PDF without blanks, which a line's end puts anywhere into Chinese. */
const textOf = async (url: string | undefined): Promise<string> =>
  (await readPdf(await bytesOf(url))).text.replaceAll(' ', '')

const opened = async (shopper: BigShopper, { orderId }: Signer, tag: Tag): Promise<string> =>
  (await shop.server.call(preview, { id: orderId }, asked(shopper.token, tag))).data.url

const withContract = async (): Promise<{ shopper: BigShopper; signer: Signer }> => {
  const shopper = await bigShopper(shop)
  const order = await shopper.lockedOrder({ owner: { ...bigPlacement.owner, subjectName: '周以宁' } })
  return { shopper, signer: await generatedContract(shop, shopper, order) }
}

const filesOf = async (token: string, id: string, tag: Tag) =>
  (await shop.server.call(detail, { id }, asked(token, tag))).data.orderFileVOList

describe('a contract', () => {
  it('is opened in the language of the reader, and says the same in either', async () => {
    const { shopper, signer } = await withContract()
    const { text: chinese } = await readPdf(await bytesOf(await opened(shopper, signer, 'zh-CN')))
    expect(chinese).not.toMatch(LATIN_SENTENCE)
    for (const part of [
      '购车合同',
      '一、合同双方',
      'Vela汽车（上海）有限公司',
      '姓名周以宁',
      '居民身份证1101**********002X',
      'Vela7长续航版',
      '颜色松林绿',
      '已付定金¥5,000.00',
      '尾款¥264,900.00',
      '付款方案全款，交付前付清',
      '尾款应在车辆交付前付清',
      '上牌城市上海市',
      '定金不予退还',
      '尚未签署',
      '第1页，共',
    ]) {
      expect(chinese.replaceAll(' ', '')).toContain(part)
    }
    const english = await textOf(await opened(shopper, signer, 'en'))
    for (const part of [
      'Carpurchasecontract',
      'ColourPineGreen',
      'Balance¥264,900.00',
      'Thebalanceisduebeforethecarishandedover',
      'Page1of',
    ]) {
      expect(english).toContain(part)
    }
  })

  it('is signed in the language in which it was opened last, and stays in it for every reader', async () => {
    const { shopper, signer } = await withContract()
    await opened(shopper, signer, 'en')
    const read = await bytesOf(await opened(shopper, signer, 'zh-CN'))
    await signer.verify()
    await signer.sign()
    // While it is being signed, nobody is shown another text.
    expect(sha256(await bytesOf(await opened(shopper, signer, 'en')))).toBe(sha256(read))
    const { data } = await shop.server.call(detail, { id: signer.orderId }, asked(shopper.token, 'en'))
    expect(sha256(await bytesOf(data.contractPreviewUrl ?? undefined))).toBe(sha256(read))
    await signer.decide(SandboxOutcome.success)
    for (const tag of ['en', 'zh-CN'] as const) {
      const [file, ...others] = await filesOf(shopper.token, signer.orderId, tag)
      expect([file?.fileType, others]).toEqual([DeliveryDocumentType.signedContract, []])
      const text = await textOf(file?.udmpFileUrl)
      expect(text).toContain('周以宁（电子签名）')
      expect(text).toContain(sha256(read))
    }
  })

  it('is signed in the new language when a try has failed and the contract is opened in another', async () => {
    const { shopper, signer } = await withContract()
    await opened(shopper, signer, 'zh-CN')
    await signer.verify()
    await signer.sign()
    await signer.decide(SandboxOutcome.failure)
    await opened(shopper, signer, 'en')
    await signer.sign()
    await signer.decide(SandboxOutcome.success)
    const [file] = await filesOf(shopper.token, signer.orderId, 'zh-CN')
    expect(file).toMatchObject({ title: '已签署合同' })
    expect(await textOf(file?.udmpFileUrl)).toContain('周以宁,byelectronicsignature')
  })

  it('from before there was Chinese is opened and signed in English', async () => {
    const { shopper, signer } = await withContract()
    await shop.server.database.query("DELETE FROM order_paper WHERE order_id = $1 AND language = 'zh'", [
      signer.orderId,
    ])
    expect(await textOf(await opened(shopper, signer, 'zh-CN'))).toContain('Carpurchasecontract')
    const { data } = await shop.server.call(contractDetail, { id: signer.orderId }, asked(shopper.token, 'zh-CN'))
    expect(data.pages).toBeGreaterThan(0)
    await signer.verify()
    await signer.sign()
    await signer.decide(SandboxOutcome.success)
    const [file] = await filesOf(shopper.token, signer.orderId, 'zh-CN')
    expect(await textOf(file?.udmpFileUrl)).toContain('byelectronicsignature')
  })
})

describe('the papers of a delivery', () => {
  it('are listed and read in Chinese by whoever reads Chinese', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.report(BackOfficeStep.pdiReported)
    await shopper.planned('2099-05-04 15:30:00')
    await shopper.report(BackOfficeStep.delivered)
    const files = await filesOf(shopper.token, shopper.id, 'zh-CN')
    const wanted: Partial<Record<DeliveryDocumentType, readonly [title: string, ...parts: string[]]>> = {
      [DeliveryDocumentType.invitation]: ['交付邀请函', '期待为您交付', '时间5月4日15:30', '交付专员'],
      [DeliveryDocumentType.deliveryGuide]: ['交付指南', '请携带', '全程约90分钟'],
      [DeliveryDocumentType.deliveryConfirmation]: ['交付确认单', '随车物品两把钥匙'],
      [DeliveryDocumentType.pdiResult]: ['新车检测报告', '合计168项，全部通过'],
      [DeliveryDocumentType.invoice]: ['购车发票', '价税合计¥269,900.00', '增值税13%'],
    }
    expect(files.map(({ title }) => title).sort()).toEqual(
      Object.values(wanted)
        .map(([title]) => title)
        .sort(),
    )
    for (const { fileType, udmpFileUrl } of files) {
      const text = await textOf(udmpFileUrl)
      for (const part of wanted[fileType] ?? []) expect(text).toContain(part)
    }
    const english = await filesOf(shopper.token, shopper.id, 'en')
    expect(english).toHaveLength(files.length)
    expect(
      await textOf(english.find(({ fileType }) => fileType === DeliveryDocumentType.invoice)?.udmpFileUrl),
    ).toContain('Total¥269,900.00')
  })
})
