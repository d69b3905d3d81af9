import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../system/is-same-secret'
import { NOTICE_TOLERANCE_MS, NoticeRejected, type PayNotice, type RawNotice } from './payment-gateway'

/** What a sandbox notice says: a payment was made. */
export interface SandboxNoticeBody {
  noticeId: string
  payNo: string
  providerTxn: string
  amountFen: number
  paidAtMs: number
}

const TIMESTAMP = 'sandbox-timestamp'
const SIGNATURE = 'sandbox-signature'

const sign = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${body}`).digest('hex')

/** Writes and signs a notice, as a real provider would. */
export const signSandboxNotice = (secret: string, content: SandboxNoticeBody, nowMs: number): RawNotice => {
  const body = JSON.stringify(content)
  const timestamp = String(nowMs)
  return { headers: { [TIMESTAMP]: timestamp, [SIGNATURE]: sign(secret, timestamp, body) }, body }
}

/**
 * Checks and reads a sandbox notice.
 *
 * @throws NoticeRejected when the signature or the timestamp is wrong.
 */
export const openSandboxNotice = (secret: string, notice: RawNotice, nowMs: number): PayNotice => {
  const timestamp = String(notice.headers[TIMESTAMP])
  const signature = String(notice.headers[SIGNATURE])
  const isFresh = Math.abs(nowMs - Number(timestamp)) <= NOTICE_TOLERANCE_MS
  if (!isFresh) throw new NoticeRejected('stale timestamp')
  if (!isSameSecret(sign(secret, timestamp, notice.body), signature)) throw new NoticeRejected('wrong signature')
  // Only our own process holds the secret, so a signed body has our own form.
  const { noticeId, payNo, providerTxn, amountFen, paidAtMs } = JSON.parse(notice.body) as SandboxNoticeBody
  return {
    kind: 'payment',
    noticeId,
    payNo,
    payment: { state: 'paid', providerTxn, amountFen, paidAt: new Date(paidAtMs) },
  }
}
