import { Formatter, Rsa } from 'wechatpay-axios-plugin'
import type { JsapiPayParams } from '@/wire/schemas/payment'
import { PayChannel, PayGateway } from '@/wire/enums/payment'
import type { CloseOutcome, PaymentGateway, Prepay, PrepayOrder, ProviderRefund } from './payment-gateway'
import { fetchTradeBill } from './wechat-bill'
import { createWechatClient } from './wechat-client'
import { isFinalAnswerToSending, isUnknownPayment, wechatErrorCode } from './wechat-errors'
import { WECHAT_NOTICE_PATH, type WechatMerchant } from './wechat-merchant'
import { openWechatNotice } from './wechat-notice'
import { readRefund, readTransaction, type WechatRefund, type WechatTransaction } from './wechat-replies'

const TRANSACTIONS = '/v3/pay/transactions'
const REFUNDS = '/v3/refund/domestic/refunds'
/** A link of an H5 payment opens the cashier for five minutes; it is handed out again only well within that. */
const H5_LINK_FRESH_MS = 4 * 60_000

const CLOSE_REFUSALS: Readonly<Record<string, CloseOutcome>> = {
  ORDERPAID: 'paid',
  ORDER_PAID: 'paid',
  ORDERCLOSED: 'closed',
  ORDER_CLOSED: 'closed',
  ORDERNOTEXIST: 'closed',
  ORDER_NOT_EXIST: 'closed',
  USERPAYING: 'inProgress',
}

/** `2026-11-20T10:00:00.000Z` -> `2026-11-20T10:00:00+00:00`: WeChat Pay takes no milliseconds. */
const rfc3339 = (date: Date): string => `${date.toISOString().slice(0, 19)}+00:00`

const byPayNo = (payNo: string): string => `${TRANSACTIONS}/out-trade-no/${encodeURIComponent(payNo)}`

const sentRefund = async (call: Promise<WechatRefund>): Promise<ProviderRefund> => {
  try {
    return readRefund(await call)
  } catch (error) {
    const code = wechatErrorCode(error)
    if (code === undefined || !isFinalAnswerToSending(code)) throw error
    return { state: 'refused', reason: code }
  }
}

/**
 * WeChat Pay APIv3: mini-program and H5 payments, query, close, refund and notices, signed both ways by the library.
 *
 * @param now - the server's clock; notices are judged by it.
 */
export const createWechatGateway = (merchant: WechatMerchant, now: () => Date): PaymentGateway => {
  const { appId, merchantId: mchid, noticeUrl } = merchant
  const client = createWechatClient(merchant)

  const signForPhone = (prepayId: string): JsapiPayParams => {
    const timeStamp = String(Math.floor(now().getTime() / 1_000))
    const nonceStr = Formatter.nonce()
    const packageText = `prepay_id=${prepayId}`
    const message = Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, packageText)
    return {
      timeStamp,
      nonceStr,
      package: packageText,
      signType: 'RSA',
      paySign: Rsa.sign(message, merchant.privateKey),
    }
  }

  const openJsapi = async (order: PrepayOrder, common: object): Promise<Prepay> => {
    const body = { ...common, payer: { openid: order.openId } }
    const { prepay_id } = await client.post<{ prepay_id: string }>(`${TRANSACTIONS}/jsapi`, body)
    return { jsapiParams: signForPhone(prepay_id), h5Url: null, freshUntil: order.expiresAt }
  }

  const openH5 = async (order: PrepayOrder, common: object): Promise<Prepay> => {
    const scene_info = { payer_client_ip: order.clientIp, h5_info: { type: 'Wap' } }
    const { h5_url } = await client.post<{ h5_url: string }>(`${TRANSACTIONS}/h5`, { ...common, scene_info })
    return { jsapiParams: null, h5Url: h5_url, freshUntil: new Date(now().getTime() + H5_LINK_FRESH_MS) }
  }

  return {
    name: PayGateway.wechat,
    noticePath: WECHAT_NOTICE_PATH,

    prepay(order) {
      const common = {
        appid: appId,
        mchid,
        description: order.description,
        out_trade_no: order.payNo,
        time_expire: rfc3339(order.expiresAt),
        notify_url: noticeUrl,
        amount: { total: order.amountFen, currency: 'CNY' },
      }
      return order.channel === PayChannel.jsapi ? openJsapi(order, common) : openH5(order, common)
    },

    async query(payNo) {
      try {
        return readTransaction(await client.get<WechatTransaction>(byPayNo(payNo), { mchid }))
      } catch (error) {
        if (isUnknownPayment(wechatErrorCode(error) ?? '')) return { state: 'unknown' }
        throw error
      }
    },

    async close(payNo) {
      try {
        await client.post(`${byPayNo(payNo)}/close`, { mchid })
        return 'closed'
      } catch (error) {
        const outcome = CLOSE_REFUSALS[wechatErrorCode(error) ?? '']
        if (outcome === undefined) throw error
        return outcome
      }
    },

    refund(order) {
      const body = {
        out_trade_no: order.payNo,
        out_refund_no: order.refundNo,
        reason: order.reason,
        notify_url: noticeUrl,
        amount: { refund: order.refundFen, total: order.totalFen, currency: 'CNY' },
      }
      return sentRefund(client.post<WechatRefund>(REFUNDS, body))
    },

    async queryRefund(refundNo) {
      // Whatever is said of the question says nothing of the money, which WeChat Pay has agreed to give back: it is asked again.
      return readRefund(await client.get<WechatRefund>(`${REFUNDS}/${encodeURIComponent(refundNo)}`))
    },

    bill(day) {
      return fetchTradeBill(client, day)
    },

    verifyNotice(notice) {
      return openWechatNotice(notice, merchant, now().getTime())
    },
  }
}
