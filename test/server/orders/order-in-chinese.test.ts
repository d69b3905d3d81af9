import { detail } from '@/wire/endpoints/order'
import { status } from '@/wire/endpoints/payment'
import { SandboxOutcome } from '@/wire/enums/payment'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { openShop, type Shop } from '../money/shop'
import { bigShopper, closeBigSale, smallThenBig } from './big-shopper'
import { deliveryShopper } from '../delivery/delivery-shopper'

const LATIN_WORD = /[A-Za-z]{2,}/

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const read = async (token: string, id: string, tag: string) =>
  (await shop.server.call(detail, { id }, { token, headers: { 'accept-language': tag } })).data

describe('an order in both languages', () => {
  it('tells its whole life in either, out of the same stored events', async () => {
    const shopper = await deliveryShopper(shop)
    const hour = await shopper.planned('2099-05-04 15:30:00')
    expect(await read(shopper.token, shopper.id, 'zh-CN')).toMatchObject({
      statusMessage: expect.stringMatching(/^您的 Vela 7 已到达 Vela .+。$/),
      highLightStatusMessage: '请于 5月4日 15:30 提车。',
      deliverStatusNow: { name: '可以提车' },
    })
    await shopper.confirm(hour)
    expect(await read(shopper.token, shopper.id, 'zh-CN')).toMatchObject({
      highLightStatusMessage: '您将于 5月4日 15:30 提车。',
      deliverStatusNow: { name: '提车已确认' },
    })
    await shopper.report(BackOfficeStep.delivered)
    const [en, zh] = [await read(shopper.token, shopper.id, 'en'), await read(shopper.token, shopper.id, 'zh-CN')]
    expect(zh.milestones.map(({ title }) => title)).toEqual([
      '已交付',
      '提车已确认',
      '可以提车',
      '尾款已支付',
      '已锁单',
      '定金已支付',
      '订单已提交',
    ])
    expect(zh.milestones.map(({ time }) => time)).toEqual(en.milestones.map(({ time }) => time))
    expect(en.milestones.at(-2)).toMatchObject({ title: 'Deposit paid', note: 'We have received your deposit.' })
    for (const { title, note } of zh.milestones) expect(`${title}${note}`).not.toMatch(LATIN_WORD)
    expect(zh).toMatchObject({
      statusName: '购车完成',
      statusMessage: '爱车已属于您，祝您一路顺风。',
      deliverStatusNow: { name: '已交付' },
    })
    expect(en).toMatchObject({ statusName: 'Purchase complete', deliverStatusNow: { name: 'Delivered' } })
  })

  it('calls a small deposit 订金, which returns', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const small = await read(shopper.token, smallId, 'zh')
    expect(small).toMatchObject({ statusName: '已支付', statusMessage: '名额已为您保留，锁单前可申请退还订金。' })
    expect(small.milestones[0]).toMatchObject({ title: '订金已支付' })
  })

  it('calls a big deposit 定金, which is kept, and says until when to pay and to lock', async () => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.order()
    const unpaid = await read(shopper.token, id, 'zh')
    expect(unpaid).toMatchObject({
      statusMessage: '请尽快支付，为您保留名额；未支付不会扣款。',
      highLightStatusMessage: `请于 ${unpaid.expirationTime} 前支付`,
    })
    const paid = await read(shopper.token, (await shopper.payDeposit(await shopper.detail(id))).id, 'zh')
    expect(paid).toMatchObject({
      statusMessage: '您仍可修改全部内容。到期后订单自动锁定，定金不予退还。',
      highLightStatusMessage: `请于 ${paid.lockOrderExpirationTime} 前锁单`,
    })
    expect(paid.milestones[0]).toMatchObject({ title: '定金已支付' })
  })

  it('tells a fixed reason in either language, and own words as they were written', async () => {
    await closeBigSale(shop)
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    await shopper.refund(order, payNo, 'delivery wait too long; 家里需要六座; constructor')
    const { refundReason } = await read(shopper.token, order.id, 'zh')
    expect(refundReason).toBe('交付等待时间过长；家里需要六座；constructor')
    expect((await read(shopper.token, order.id, 'en')).refundReason).toBe(
      'delivery wait too long; 家里需要六座; constructor',
    )
  })

  it('keeps why a payment was declined as a code, and tells it in either language', async () => {
    await closeBigSale(shop)
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shopper.decide(payNo, SandboxOutcome.failure)
    const reasonIn = async (tag: string) =>
      (await shop.server.call(status, { id: order.id }, { token: shopper.token, headers: { 'accept-language': tag } }))
        .data.attempt?.failReason
    expect([await reasonIn('zh'), await reasonIn('en')]).toEqual(['银行卡超出支付限额', 'Card limit reached'])
    const kept = await shop.server.database.one('SELECT fail_reason AS reason FROM payment_attempt WHERE pay_no = $1', [
      payNo,
    ])
    expect(kept).toEqual({ reason: 'card-limit' })
  })
})
