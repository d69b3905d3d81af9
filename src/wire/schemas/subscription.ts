import { Type, type Static } from 'typebox'
import { NotificationKind } from '../enums/notification'
import { SubscriptionKind, SubscriptionScene } from '../enums/subscription'
import { count, flag, idText, nullable, text, valueOf, wallTime } from './parts'

const MOST_KINDS = 3

const about = {
  scene: valueOf(SubscriptionScene),
  subject: idText('Id of the order, or marketPostId of the line'),
}

export const SubscriptionSubject = Type.Object(about)
export type SubscriptionSubject = Static<typeof SubscriptionSubject>

/** One message that WeChat can be asked to deliver (extension). */
export const SubscriptionOffer = Type.Object({
  kind: valueOf(SubscriptionKind),
  templateId: text('What the phone asks WeChat for'),
  sendTime: nullable(wallTime('When it is sent'), 'while that is not known: then it comes when it happens'),
  isAllowed: flag('The shopper has allowed it'),
})
export type SubscriptionOffer = Static<typeof SubscriptionOffer>

/** The messages that are ahead (extension; docs/rules/subscriptions.md). */
export const Subscriptions = Type.Object({
  isAsked: flag('The shopper has been asked and has answered'),
  offers: Type.Array(SubscriptionOffer),
})
export type Subscriptions = Static<typeof Subscriptions>

/** Which of the offers the shopper allowed; the others count as declined. */
export const SubscriptionAnswer = Type.Object({
  ...about,
  kinds: Type.Array(valueOf(SubscriptionKind), {
    maxItems: MOST_KINDS,
    description: 'Allowed, on the phone and in WeChat',
  }),
})
export type SubscriptionAnswer = Static<typeof SubscriptionAnswer>

/** How many messages of a kind the shopper has allowed that are still to come: WeChat delivers each once (extension). */
export const AllowedMessages = Type.Object({
  isInWechat: flag('WeChat knows the account'),
  counts: Type.Array(Type.Object({ kind: valueOf(NotificationKind), count: count() })),
})
export type AllowedMessages = Static<typeof AllowedMessages>
