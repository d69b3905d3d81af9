import type { SubscriptionKind } from '@/wire/enums/subscription'
import type { Language } from '@/language/language'

/** One message that a shopper has allowed. */
interface SubscriptionMessage {
  openId: string
  kind: SubscriptionKind
  language: Language
  /** The page that a tap opens, without a leading slash. */
  page: string
  /** What it is about, in at most 20 characters. */
  subject: string
  at: Date
  /** What there is to do, in at most 20 characters. */
  note: string
}

/** Delivers WeChat's subscription messages. */
export interface SubscriptionGateway {
  /** The template that the phone asks WeChat for; null for a kind that is not set up. */
  templateOf(kind: SubscriptionKind): string | null
  /**
   * @throws SubscriptionRefused when the message will never be taken; another Error when it may be, later.
   */
  send(message: SubscriptionMessage): Promise<void>
}

/** WeChat does not deliver the message: the shopper has withdrawn the permission, or the template does not fit. */
export class SubscriptionRefused extends Error {
  override readonly name = 'SubscriptionRefused'
}
