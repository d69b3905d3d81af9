import type { BillLine } from './bill-line'
import type { JsapiPayParams } from '@/wire/schemas/payment'
import type { PayChannel, PayGateway } from '@/wire/enums/payment'

/** What a provider needs to open a payment. `payNo` is the merchant's number: asking twice with it never charges twice. */
export interface PrepayOrder {
  payNo: string
  description: string
  amountFen: number
  channel: PayChannel
  openId: string | null
  clientIp: string
  expiresAt: Date
}

/** What opens the provider on the shopper's phone, and until when it may be handed out again. */
export interface Prepay {
  jsapiParams: JsapiPayParams | null
  h5Url: string | null
  freshUntil: Date
}

/** A payment that the provider has made for certain. */
export interface SettledPayment {
  state: 'paid'
  providerTxn: string
  amountFen: number
  paidAt: Date
}

/** Why a payment came to nothing, by a code of ours; its text is `payFaultText`'s. */
export const PayFault = {
  cardLimit: 'card-limit',
  cardDeclined: 'card-declined',
  bankDeclined: 'bank-declined',
} as const

/**
 * What a provider knows of a payment. `open`: nobody is paying; `pending`: the shopper has paid or is about to, and the
 * bank has not answered; `unknown`: the opening call never reached the provider. The reason of a failure is a code of ours or
 * what the provider itself told the payer.
 */
export type ProviderPayment =
  | SettledPayment
  | { state: 'open' }
  | { state: 'pending' }
  | { state: 'failed'; reason: string }
  | { state: 'closed' }
  | { state: 'unknown' }

/** Answer to a close: `inProgress` means that the shopper is paying right now, so closing has to wait. */
export type CloseOutcome = 'closed' | 'paid' | 'inProgress'

/** A refund to make. The same `refundNo` always stands for the same movement of money, however often it is sent. */
interface RefundOrder {
  refundNo: string
  payNo: string
  refundFen: number
  totalFen: number
  reason: string
}

/**
 * What a provider says of a refund. `refused` is definite: this number will never pay out; its reason is a code. `stuck`:
 * the money has left us and the shopper's bank did not take it; it waits at the provider until a person sends it on, under
 * the same number.
 */
export type ProviderRefund =
  | { state: 'processing' }
  | { state: 'succeeded' }
  | { state: 'refused'; reason: string }
  | { state: 'stuck'; reason: string }

/** A notice as it came over the wire; the signature covers the raw body. */
export interface RawNotice {
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

/** A notice whose signature and timestamp are good. Amounts are still to be checked against our own rows. */
export type PayNotice =
  | { kind: 'payment'; noticeId: string; payNo: string; payment: SettledPayment }
  | { kind: 'refund'; noticeId: string; refundNo: string; refund: ProviderRefund }
  | { kind: 'other'; noticeId: string }

/**
 * A payment provider. Every call but `verifyNotice` goes over the network and may throw with the outcome unknown; all of
 * them may be repeated with the same number.
 */
export interface PaymentGateway {
  readonly name: PayGateway
  /** Where its notices arrive, below the public URL; null where they come from inside this process. */
  readonly noticePath: string | null
  prepay(order: PrepayOrder): Promise<Prepay>
  query(payNo: string): Promise<ProviderPayment>
  close(payNo: string): Promise<CloseOutcome>
  refund(order: RefundOrder): Promise<ProviderRefund>
  queryRefund(refundNo: string): Promise<ProviderRefund>
  /** All that it moved on a day in Shanghai (YYYY-MM-DD), which must be over; throws while there is no such bill. */
  bill(day: string): Promise<BillLine[]>
  /** @throws NoticeRejected when the signature, the timestamp or the form is wrong. */
  verifyNotice(notice: RawNotice): PayNotice
}

/** A notice that must have no effect: forged, stale or unreadable. */
export class NoticeRejected extends Error {
  override readonly name = 'NoticeRejected'
}

/** How far a notice's timestamp may lie from the server's clock, either way. */
export const NOTICE_TOLERANCE_MS = 5 * 60_000
