import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import { NOTICE_TOLERANCE_MS, NoticeRejected, type PayNotice, type RawNotice } from './payment-gateway'
import type { WechatMerchant } from './wechat-merchant'
import { readRefund, readTransaction, type WechatRefund, type WechatTransaction } from './wechat-replies'

interface EncryptedNotice {
  id: string
  event_type: string
  resource: { ciphertext: string; nonce: string; associated_data?: string }
}

const header = (notice: RawNotice, name: string): string => {
  const value = notice.headers[name]
  if (typeof value !== 'string' || value === '') throw new NoticeRejected(`missing header ${name}`)
  return value
}

const checkSignature = (notice: RawNotice, merchant: WechatMerchant, nowMs: number): void => {
  const timestamp = header(notice, 'wechatpay-timestamp')
  // A timestamp that is no number gives NaN, which is never within the tolerance: it is refused.
  const isFresh = Math.abs(nowMs - Number(timestamp) * 1_000) <= NOTICE_TOLERANCE_MS
  if (!isFresh) throw new NoticeRejected('stale timestamp')
  if (header(notice, 'wechatpay-serial') !== merchant.platformKeyId) throw new NoticeRejected('unknown key')
  const message = Formatter.joinedByLineFeed(timestamp, header(notice, 'wechatpay-nonce'), notice.body)
  if (!Rsa.verify(message, header(notice, 'wechatpay-signature'), merchant.platformPublicKey))
    throw new NoticeRejected('wrong signature')
}

const decrypt = <Resource>(notice: EncryptedNotice, apiV3Key: string): Resource => {
  const { ciphertext, nonce, associated_data } = notice.resource
  return JSON.parse(Aes.AesGcm.decrypt(ciphertext, apiV3Key, nonce, associated_data ?? '')) as Resource
}

const readPayment = (notice: EncryptedNotice, merchant: WechatMerchant): PayNotice => {
  const transaction = decrypt<WechatTransaction>(notice, merchant.apiV3Key)
  if (transaction.mchid !== merchant.merchantId || transaction.appid !== merchant.appId)
    throw new NoticeRejected('meant for another merchant')
  const payment = readTransaction(transaction)
  if (payment.state !== 'paid') return { kind: 'other', noticeId: notice.id }
  return { kind: 'payment', noticeId: notice.id, payNo: transaction.out_trade_no, payment }
}

const readRefundNotice = (notice: EncryptedNotice, merchant: WechatMerchant): PayNotice => {
  const refund = decrypt<WechatRefund>(notice, merchant.apiV3Key)
  if (refund.mchid !== merchant.merchantId) throw new NoticeRejected('meant for another merchant')
  return { kind: 'refund', noticeId: notice.id, refundNo: refund.out_refund_no, refund: readRefund(refund) }
}

/**
 * Opens a WeChat Pay notice: timestamp within five minutes, signature of WeChat Pay's key over the raw body, AES-GCM
 * decryption, and our own merchant and app.
 *
 * @throws NoticeRejected when any of these is wrong.
 */
export const openWechatNotice = (notice: RawNotice, merchant: WechatMerchant, nowMs: number): PayNotice => {
  checkSignature(notice, merchant, nowMs)
  try {
    const encrypted = JSON.parse(notice.body) as EncryptedNotice
    if (encrypted.event_type.startsWith('REFUND.')) return readRefundNotice(encrypted, merchant)
    if (encrypted.event_type === 'TRANSACTION.SUCCESS') return readPayment(encrypted, merchant)
    return { kind: 'other', noticeId: encrypted.id }
  } catch (error) {
    if (error instanceof NoticeRejected) throw error
    throw new NoticeRejected('unreadable notice', { cause: error })
  }
}
