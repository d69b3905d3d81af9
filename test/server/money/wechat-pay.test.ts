import { createVerify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { OrderStatus } from '@/wire/enums/order'
import { PayChannel, PayStatus, SandboxOutcome } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import type { ProviderRefund } from '../../../server/gateways/pay/payment-gateway'
import { listOpenIncidents } from '../../../server/modules/incident/incident-statements'
import { finishRefund } from '../../../server/modules/refund/finish-refund'
import { FakeWechatPay } from '../../support/outside/fake-wechat-pay'
import { untilWaiting } from '../../support/database/until-waiting'
import { assertInvariants } from './assert-invariants'
import { openShop, type Shop, type Shopper } from './shop'

/** As WeChat Pay writes it, with a comma in the name of the goods. */
const TRADE_BILL = `\uFEFF交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注
\`2026-11-20 12:00:01,\`wx1,\`1900000001,\`0,\`,\`4200001,\`VL1P1,\`o-1,\`JSAPI,\`SUCCESS,\`OTHERS,\`CNY,\`1000.00,\`0.00,\`0,\`0,\`0.00,\`0.00,\`,\`,\`Vela 7, deposit,\`,\`6.00000,\`0.60%,\`1000.00,\`0.00,\`
\`2026-11-20 13:00:01,\`wx1,\`1900000001,\`0,\`,\`4200001,\`VL1P1,\`o-1,\`JSAPI,\`REFUND,\`OTHERS,\`CNY,\`0.00,\`0.00,\`50001,\`VL1P1R1,\`100.50,\`0.00,\`ORIGINAL,\`SUCCESS,\`Vela 7, deposit,\`,\`-0.60000,\`0.60%,\`0.00,\`100.50,\`
\`2026-11-20 13:00:01,\`wx1,\`1900000001,\`0,\`,\`4200001,\`VL1P1,\`o-1,\`JSAPI,\`REFUND,\`OTHERS,\`CNY,\`0.00,\`0.00,\`50002,\`VL1P1R2,\`100.50,\`0.00,\`ORIGINAL,\`PROCESSING,\`Vela 7, deposit,\`,\`-0.60000,\`0.60%,\`0.00,\`100.50,\`
\`2026-11-20 13:00:01,\`wx1,\`1900000001,\`0,\`,\`4200001,\`VL1P1,\`o-1,\`JSAPI,\`REFUND,\`OTHERS,\`CNY,\`0.00,\`0.00,\`50003,\`VL1P1R3,\`100.50,\`0.00,\`ORIGINAL,\`FAIL,\`Vela 7, deposit,\`,\`-0.60000,\`0.60%,\`0.00,\`100.50,\`
总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额
\`2,\`1000.00,\`100.50,\`0.00,\`5.40000,\`1000.00,\`100.50
`

const NOTICE_PATH = '/api/system/pay/notice/wechat'

describe('paying by WeChat Pay', () => {
  const wechat = new FakeWechatPay()
  let folder: string
  let shop: Shop

  beforeAll(async () => {
    await wechat.start()
    folder = await mkdtemp(path.join(os.tmpdir(), 'vela-keys-'))
    const files = { privateKey: path.join(folder, 'merchant.pem'), platformKey: path.join(folder, 'platform.pem') }
    await writeFile(files.privateKey, wechat.merchant.privateKey)
    await writeFile(files.platformKey, wechat.platform.publicKey)
    shop = await openShop({ variables: wechat.variables(files) })
  })
  afterEach(async () => {
    wechat.mischief = {}
    await assertInvariants(shop.server.database)
  })
  afterAll(async () => {
    await shop.close()
    await wechat.stop()
    await rm(folder, { recursive: true })
  })

  const now = () => shop.server.clock.now()
  const post = (notice: { body: string; headers: Record<string, string> }) =>
    shop.server.app.inject({ method: 'POST', url: NOTICE_PATH, payload: notice.body, headers: notice.headers })
  const bindWechat = (shopper: Shopper) =>
    shop.server.database.query('UPDATE account SET open_id = $1 WHERE id = $2', [`o-${shopper.userId}`, shopper.userId])
  const paidByNotice = async (shopper: Shopper) => {
    const paying = await shopper.orderInPayment()
    await post(wechat.notice('TRANSACTION.SUCCESS', wechat.payAs(paying.payNo, now()), now()))
    return paying
  }

  it('opens an H5 payment with the amount, the deadline, the address of the shopper and our notice address', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    const { data } = await shopper.pay(order, { channel: PayChannel.h5 })
    expect(data.h5Url).toMatch(/^https:\/\/wx\.example\//)
    expect(data.attempt).toMatchObject({ gateway: 'wechat', payStatus: PayStatus.created })
    expect(wechat.calls.at(-1)?.body).toMatchObject({
      out_trade_no: data.attempt.payNo,
      amount: { total: 100_000, currency: 'CNY' },
      // Wallets are Chinese, and the same number must come with the same words in whatever language the shopper reads.
      description: 'Vela 小订订金',
      time_expire: new Date(now().getTime() + 30 * MINUTE_MS).toISOString().replace('.000Z', '+00:00'),
      notify_url: `https://vela.example${NOTICE_PATH}`,
      scene_info: { payer_client_ip: '127.0.0.1', h5_info: { type: 'Wap' } },
    })
  })

  it('opens a mini-program payment with parameters that our key has signed', async () => {
    const shopper = await shop.shopper()
    await bindWechat(shopper)
    const order = await shopper.order()
    const { data } = await shopper.pay(order, { channel: PayChannel.jsapi })
    if (data.jsapiParams === null) throw new Error('no parameters for the phone')
    const { timeStamp, nonceStr, package: packageText, signType, paySign } = data.jsapiParams
    expect([signType, packageText]).toEqual(['RSA', `prepay_id=wx-${data.attempt.payNo}`])
    const message = ['wx0000000000000001', timeStamp, nonceStr, packageText].map((line) => `${line}\n`).join('')
    const isGood = createVerify('RSA-SHA256').update(message).verify(wechat.merchant.publicKey, paySign, 'base64')
    expect(isGood).toBe(true)
    expect(wechat.calls.at(-1)?.body).toMatchObject({ payer: { openid: `o-${shopper.userId}` } })
  })

  it('asks whoever pays in the mini-program and has no WeChat account bound to log in again, which binds one', async () => {
    const shopper = await shop.shopper()
    const answer = await shopper.pay(await shopper.order(), { channel: PayChannel.jsapi })
    expect(answer).toMatchObject({ status: 401, code: ErrorCode.sessionExpired })
  })

  it('hands out the same link while it is fresh, and a new one for the same number after four minutes', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    const first = (await shopper.pay(order)).data
    const second = (await shopper.pay(order)).data
    shop.server.clock.advance(4 * MINUTE_MS)
    const third = (await shopper.pay(order)).data
    expect(second.h5Url).toBe(first.h5Url)
    expect(third.h5Url).not.toBe(first.h5Url)
    expect(third.attempt.payNo).toBe(first.attempt.payNo)
  })

  it('is paid by a notice, which is answered 204 each of fifteen times', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    const notice = wechat.notice('TRANSACTION.SUCCESS', wechat.payAs(payNo, now()), now())
    const answers = await Promise.all(Array.from({ length: 15 }, () => post(notice)))
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(Array(15).fill([204, '']))
    expect((await shopper.detail(order.id)).data).toMatchObject({ orderStatus: OrderStatus.paid, payNo })
  })

  it('tells a shopper who is paying from one who only opened the payment', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    const shown = async () => {
      shop.server.clock.advance(2 * SECOND_MS)
      return (await shopper.alreadyPaid(order.id)).data.attempt?.payStatus
    }
    expect(await shown()).toBe(PayStatus.created)
    wechat.turn(payNo, 'USERPAYING')
    expect(await shown()).toBe(PayStatus.pending)
    // Turned away at the last moment: there may be another try.
    wechat.turn(payNo, 'NOTPAY')
    expect(await shown()).toBe(PayStatus.created)
    wechat.turn(payNo, 'ACCEPT')
    expect(await shown()).toBe(PayStatus.pending)
    wechat.payAs(payNo, now())
    expect(await shown()).toBe(PayStatus.paid)
  })

  const forgeries = [
    [
      'signed by a stranger',
      (payNo: string) =>
        wechat.notice('TRANSACTION.SUCCESS', wechat.payAs(payNo, now()), now(), wechat.stranger.privateKey),
    ],
    [
      'of six minutes ago',
      (payNo: string) =>
        wechat.notice('TRANSACTION.SUCCESS', wechat.payAs(payNo, now()), new Date(now().getTime() - 6 * MINUTE_MS)),
    ],
    [
      'for another merchant',
      (payNo: string) => wechat.notice('TRANSACTION.SUCCESS', { ...wechat.payAs(payNo, now()), mchid: '1' }, now()),
    ],
    [
      'for another app',
      (payNo: string) => wechat.notice('TRANSACTION.SUCCESS', { ...wechat.payAs(payNo, now()), appid: 'wx1' }, now()),
    ],
  ] as const

  it.each(forgeries)('answers FAIL to a notice %s, and nothing changes', async (_what, forge) => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    const answer = await post(forge(payNo))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'FAIL'])
    expect((await shopper.payment(order.id)).data.paid).toBe(false)
  })

  it('answers FAIL to a notice whose body was changed, is no JSON, or has no signature', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    const good = wechat.notice('TRANSACTION.SUCCESS', wechat.payAs(payNo, now()), now())
    const bad = [
      { ...good, body: good.body.replace('TRANSACTION.SUCCESS', 'TRANSACTION.SUCCESs') },
      { ...good, body: 'no JSON' },
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, headers: { ...good.headers, 'wechatpay-serial': 'PUB_KEY_ID_OTHER' } },
      { ...good, headers: { ...good.headers, 'wechatpay-timestamp': 'soon' } },
    ]
    for (const notice of bad) expect((await post(notice)).statusCode).toBe(401)
    expect((await shopper.payment(order.id)).data.paid).toBe(false)
  })

  it('takes a notice of another amount or currency without any effect', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    const transaction = wechat.payAs(payNo, now())
    for (const amount of [{ total: 1 }, { total: 100_000, currency: 'USD' }]) {
      const answer = await post(wechat.notice('TRANSACTION.SUCCESS', { ...transaction, amount }, now()))
      expect(answer.statusCode).toBe(204)
    }
    expect((await shopper.payment(order.id)).data.paid).toBe(false)
  })

  it('is found by asking when the notice never came', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    wechat.payAs(payNo, now())
    await shop.pass(5_000)
    expect((await shopper.payment(order.id)).data).toMatchObject({ paid: true, attempt: { askedTimes: 1 } })
  })

  it('is not believed when the reply to our question is signed by a stranger', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    wechat.payAs(payNo, now())
    wechat.mischief = { forgesReplies: true }
    expect((await shopper.alreadyPaid(order.id)).data).toMatchObject({
      paid: false,
      attempt: { payStatus: PayStatus.created, unanswered: true },
    })
    wechat.mischief = {}
    shop.server.clock.advance(2 * SECOND_MS)
    expect((await shopper.alreadyPaid(order.id)).data.paid).toBe(true)
  })

  it('tells what WeChat could not be asked from what nobody has paid, until WeChat answers', async () => {
    const shopper = await shop.shopper()
    const { order } = await shopper.orderInPayment()
    const isUnanswered = async () => (await shopper.alreadyPaid(order.id)).data.attempt?.unanswered
    expect((await shopper.payment(order.id)).data.attempt?.unanswered).toBe(false)
    wechat.mischief = { refusesWith: { status: 500, code: 'SYSTEM_ERROR' } }
    expect(await isUnanswered()).toBe(true)
    wechat.mischief = {}
    // Asked a moment ago, so not asked again: still nobody knows.
    expect(await isUnanswered()).toBe(true)
    shop.server.clock.advance(2 * SECOND_MS)
    expect(await isUnanswered()).toBe(false)
  })

  it('leaves it open whether a payment was made that could neither be asked about nor be closed when the order expired', async () => {
    const shopper = await shop.shopper()
    const { order } = await shopper.orderInPayment()
    wechat.mischief = { refusesWith: { status: 500, code: 'SYSTEM_ERROR' } }
    await shop.pass(30 * MINUTE_MS - SECOND_MS)
    await shop.pass(MINUTE_MS)
    const shown = async () => (await shopper.payment(order.id)).data.attempt
    expect(await shown()).toMatchObject({ payStatus: PayStatus.closed, unanswered: true })
    wechat.mischief = {}
    await shop.pass(MINUTE_MS)
    expect(await shown()).toMatchObject({ payStatus: PayStatus.closed, unanswered: false })
  })

  it('is closed at WeChat when the order expires', async () => {
    const shopper = await shop.shopper()
    const { payNo } = await shopper.orderInPayment()
    await shop.pass(30 * MINUTE_MS)
    await shop.pass(0)
    expect(wechat.transactions.get(payNo)?.trade_state).toBe('CLOSED')
  })

  it('is given back when WeChat says at the close that it was paid', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shopper.cancel(order)
    wechat.payAs(payNo, now())
    await shop.pass(0)
    await shop.pass(0)
    expect(wechat.refunds.get(`${payNo}R1`)).toMatchObject({ amount: { refund: 100_000, total: 100_000 } })
    expect((await shopper.detail(order.id)).data.orderStatus).toBe(OrderStatus.cancelled)
  })

  it('answers that the service is not available when WeChat refuses to open, and opens it on the next try', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    wechat.mischief = { refusesWith: { status: 500, code: 'SYSTEM_ERROR' } }
    expect(await shopper.pay(order, {}, 'try-again-key')).toMatchObject({ status: 503, code: ErrorCode.unavailable })
    wechat.mischief = {}
    expect(await shopper.pay(order, {}, 'try-again-key')).toMatchObject({
      code: 200,
      data: { h5Url: expect.any(String) },
    })
  })

  it('refunds under one number and is refunded when WeChat says so by a notice', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await paidByNotice(shopper)
    await shopper.refund(order, payNo)
    await shop.pass(0)
    expect((await shopper.detail(order.id)).data.orderStatus).toBe(OrderStatus.refunding)
    expect(wechat.calls.at(-1)?.body).toMatchObject({ out_refund_no: `${payNo}R1`, reason: '退还小订订金' })
    const refund = { out_trade_no: payNo, out_refund_no: `${payNo}R1`, refund_status: 'SUCCESS' }
    const notice = wechat.notice('REFUND.SUCCESS', refund, now())
    expect((await post(notice)).statusCode).toBe(204)
    expect((await post(notice)).statusCode).toBe(204)
    expect((await shopper.detail(order.id)).data.orderStatus).toBe(OrderStatus.refunded)
  })

  it('is refunded when WeChat says so to our question', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await paidByNotice(shopper)
    await shopper.refund(order, payNo)
    await shop.pass(0)
    Object.assign(wechat.refunds.get(`${payNo}R1`) ?? {}, { status: 'SUCCESS' })
    await shop.pass(MINUTE_MS)
    expect((await shopper.detail(order.id)).data.orderStatus).toBe(OrderStatus.refunded)
  })

  it.each([
    ['stays refunding', { status: 429, code: 'FREQUENCY_LIMITED' }, OrderStatus.refunding],
    ['stays refunding', { status: 403, code: 'NOT_ENOUGH' }, OrderStatus.refunding],
    ['fails', { status: 403, code: 'USER_ACCOUNT_ABNORMAL' }, OrderStatus.refundFailed],
  ])('%s when WeChat refuses the refund with %j', async (_what, refusesWith, status) => {
    const shopper = await shop.shopper()
    const { order, payNo } = await paidByNotice(shopper)
    await shopper.refund(order, payNo)
    wechat.mischief = { refusesWith }
    await shop.pass(0)
    expect((await shopper.detail(order.id)).data.orderStatus).toBe(status)
  })

  /** WeChat has taken the refund of a paid order; `tell` says what became of it. */
  const refundTaken = async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await paidByNotice(shopper)
    await shopper.refund(order, payNo)
    await shop.pass(0)
    const tell = async (status: 'CLOSED' | 'ABNORMAL' | 'SUCCESS') => {
      Object.assign(wechat.refunds.get(`${payNo}R1`) ?? {}, { status })
      await shop.pass(HOUR_MS)
      return (await shopper.detail(order.id)).data.orderStatus
    }
    const incidents = async () =>
      (await listOpenIncidents(shop.server.database)).incidents.filter(({ subject }) => subject === `${payNo}R1`)
    return { refundNo: `${payNo}R1`, tell, incidents }
  }

  it.each(['RESOURCE_NOT_EXISTS', 'INVALID_REQUEST', 'PARAM_ERROR', 'USER_ACCOUNT_ABNORMAL'])(
    'stays refunding when WeChat answers our question about a refund that it has taken with %s',
    async (code) => {
      const { tell } = await refundTaken()
      wechat.mischief = { refusesWith: { status: 404, code } }
      expect(await tell('SUCCESS')).toBe(OrderStatus.refunding)
      wechat.mischief = {}
      expect(await tell('SUCCESS')).toBe(OrderStatus.refunded)
    },
  )

  it('fails when WeChat tells later that the refund is closed', async () => {
    const { tell } = await refundTaken()
    expect(await tell('CLOSED')).toBe(OrderStatus.refundFailed)
  })

  it('stays refunding while the money waits at WeChat for a person, who is told, and is done once that one sends it on', async () => {
    const { tell, incidents } = await refundTaken()
    expect(await tell('ABNORMAL')).toBe(OrderStatus.refunding)
    expect(await tell('ABNORMAL')).toBe(OrderStatus.refunding)
    expect(await incidents()).toMatchObject([{ kind: 'refund-stuck', details: { reason: 'ABNORMAL' } }])
    expect(await tell('SUCCESS')).toBe(OrderStatus.refunded)
  })

  it('has a person look at a refund that was made after it had been refused', async () => {
    const { refundNo, tell, incidents } = await refundTaken()
    await tell('CLOSED')
    await shop.server.database.transaction((tx) => finishRefund(tx, refundNo, { state: 'succeeded' }, now()))
    expect(await incidents()).toMatchObject([{ kind: 'refund-after-refusal' }])
  })

  it('has a person look at it, too, where the refusal is still being booked', async () => {
    const { refundNo, incidents } = await refundTaken()
    const { database } = shop.server
    const refused: ProviderRefund = { state: 'refused', reason: 'CLOSED' }
    const late = await database.transaction(async (tx) => {
      await finishRefund(tx, refundNo, refused, now())
      const made = database.hotTransaction((other) => finishRefund(other, refundNo, { state: 'succeeded' }, now()))
      await untilWaiting(database, 1)
      return { made }
    })
    expect(await late.made).toBe('duplicate')
    expect(await incidents()).toMatchObject([{ kind: 'refund-after-refusal' }])
  })

  it('calls nobody for money that waited at WeChat when it hears of that after the money went back', async () => {
    const { refundNo, tell, incidents } = await refundTaken()
    await tell('SUCCESS')
    const stuck: ProviderRefund = { state: 'stuck', reason: 'ABNORMAL' }
    const outcome = await shop.server.database.transaction((tx) => finishRefund(tx, refundNo, stuck, now()))
    expect([outcome, await incidents()]).toEqual(['duplicate', []])
  })

  it('has no sandbox to decide on', async () => {
    const shopper = await shop.shopper()
    const { payNo } = await shopper.orderInPayment()
    expect(await shopper.decide(payNo, SandboxOutcome.success)).toMatchObject({ status: 404, code: ErrorCode.notFound })
  })

  it('hands over the trade bill of a day in fen without refunds that failed, and an empty one for a day without trades', async () => {
    const gateway = shop.context.payments.wechat
    wechat.bills.set('2026-11-20', TRADE_BILL)
    expect(await gateway.bill('2026-11-20')).toEqual([
      { kind: 'payment', providerTxn: '4200001', amountFen: 100_000 },
      { kind: 'refund', refundNo: 'VL1P1R1', amountFen: 10_050 },
      { kind: 'refund', refundNo: 'VL1P1R2', amountFen: 10_050 },
    ])
    expect(await gateway.bill('2026-11-19')).toEqual([])
  })

  it('takes no bill that is cut off', async () => {
    wechat.bills.set('2026-11-17', TRADE_BILL.slice(0, TRADE_BILL.indexOf('总')))
    await expect(shop.context.payments.wechat.bill('2026-11-17')).rejects.toThrow('cut off')
  })

  it('has a person look at a payment that nobody asked for', async () => {
    const stray = {
      out_trade_no: 'VL0P1',
      transaction_id: '4200009',
      trade_state: 'SUCCESS',
      success_time: now().toISOString(),
      amount: { total: 1, currency: 'CNY' },
    }
    await post(wechat.notice('TRANSACTION.SUCCESS', stray, now()))
    const sql = "SELECT kind, details FROM incident WHERE subject = 'VL0P1'"
    expect(await shop.server.database.query(sql)).toEqual([
      { kind: 'unknown-payment', details: { gateway: 'wechat', toldFen: 1 } },
    ])
  })

  it('takes no bill that came damaged', async () => {
    const day = '2026-11-18'
    wechat.bills.set(day, '总交易单数\n')
    wechat.mischief = { damagesBills: true }
    await expect(shop.context.payments.wechat.bill(day)).rejects.toThrow('damaged')
  })
})

describe('the notice route', () => {
  it('does not exist where WeChat Pay is not configured', async () => {
    const shop = await openShop()
    const answer = await shop.server.app.inject({ method: 'POST', url: NOTICE_PATH, payload: {} })
    expect(answer.json()).toMatchObject({ code: ErrorCode.routeNotFound })
    await shop.close()
  })
})
