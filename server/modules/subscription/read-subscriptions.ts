import type { NotificationKind } from '@/wire/enums/notification'
import { SubscriptionKind, SubscriptionState } from '@/wire/enums/subscription'
import type {
  AllowedMessages,
  SubscriptionAnswer,
  Subscriptions,
  SubscriptionSubject,
} from '@/wire/schemas/subscription'
import { language } from '@/language/current'
import type { Queryable } from '../../db/queryable'
import { together } from '../../db/together'
import type { SubscriptionGateway } from '../../gateways/subscription/subscription-gateway'
import { timeText } from '../../http/time-text'
import { kindsOff } from '../notification/notification-statements'
import { isWanted, SETTING_OF } from './is-wanted'
import type { Ahead, SceneSources } from './scene'
import { scenes } from './scenes'
import {
  findAnswers,
  isInWechat,
  keepAnswer,
  moveReminders,
  waitingOf,
  wakeIfOpened,
  wakeMessages,
  wechatUser,
} from './subscription-statements'

/** What is ahead of a shopper as it can be told, and what they have answered. */
const subscriptionsOf = async (
  db: Queryable,
  gateway: SubscriptionGateway,
  { userId, subject, ahead }: { userId: string; subject: string; ahead: readonly Ahead[] },
): Promise<Subscriptions> => {
  const isReachable = await isInWechat(db, userId)
  const off = await kindsOff(db, userId)
  const answers = await findAnswers(db, userId, subject)
  const allowed = answers.filter(({ state }) => state === SubscriptionState.waiting).map(({ kind }) => kind)
  return {
    isAsked: answers.length > 0,
    offers: ahead.flatMap(({ kind, sendAt }) => {
      const templateId = gateway.templateOf(kind)
      return templateId === null || !isReachable || !isWanted(kind, off)
        ? []
        : [{ kind, templateId, sendTime: timeText(sendAt), isAllowed: allowed.includes(kind) }]
    }),
  }
}

/** What a shopper can be told about a subject, and what they have answered. @throws Refusal for what is not theirs. */
export const readSubscriptions = async (
  sources: SceneSources,
  gateway: SubscriptionGateway,
  userId: string,
  { scene, subject }: SubscriptionSubject,
  now: Date,
): Promise<Subscriptions> => {
  const ahead = await scenes[scene].ahead(sources, userId, subject, now)
  return subscriptionsOf(sources.database, gateway, { userId, subject, ahead })
}

/**
 * What has happened while an answer was being kept has found nobody to tell: an event that it waits for wakes it now, an
 * opening that came early is told, and what was moved moves it. The one that comes last sees what the other has written.
 */
const catchUp = async (
  db: Queryable,
  userId: string,
  subject: string,
  { asked, stillAhead }: { asked: readonly Ahead[]; stillAhead: readonly Ahead[] },
  now: Date,
): Promise<void> => {
  if (asked.some(({ kind }) => kind === SubscriptionKind.bigOpens)) await wakeIfOpened(db, subject)
  for (const { kind, tellsOf } of asked) {
    const newer = stillAhead.find((ahead) => ahead.kind === kind)
    if (newer === undefined) await wakeMessages(db, subject, kind, now)
    else if (newer.tellsOf?.getTime() !== tellsOf?.getTime()) await moveReminders(db, { ...newer, subject, userId })
  }
}

/** Keeps what a shopper answered. What is not ahead any more is left out: the shopper sees that in the reply. */
export const answerSubscriptions = async (
  sources: SceneSources,
  gateway: SubscriptionGateway,
  userId: string,
  { scene, subject, kinds }: SubscriptionAnswer,
  now: Date,
): Promise<Subscriptions> => {
  const { database } = sources
  const asked = await scenes[scene].ahead(sources, userId, subject, now)
  for (const { kind, sendAt, tellsOf } of asked) {
    const isAllowed = kinds.includes(kind)
    await keepAnswer(database, { userId, scene, subject, kind, isAllowed, sendAt, tellsOf, language: language() }, now)
  }
  const stillAhead = await scenes[scene].ahead(sources, userId, subject, now)
  await catchUp(database, userId, subject, { asked, stillAhead }, now)
  return subscriptionsOf(database, gateway, { userId, subject, ahead: stillAhead })
}

/** How many messages of each kind are still to come; kinds that WeChat brings nothing of are left out. */
export const readAllowed = async (db: Queryable, userId: string): Promise<AllowedMessages> => {
  const { waiting, wechat } = await together(db, { waiting: waitingOf(userId), wechat: wechatUser(userId) })
  const kinds = [...new Set(Object.values(SETTING_OF))]
  const countOf = (wanted: NotificationKind): number =>
    waiting.filter(({ kind }) => SETTING_OF[kind] === wanted).reduce((sum, { count }) => sum + count, 0)
  return { isInWechat: wechat.length > 0, counts: kinds.map((kind) => ({ kind, count: countOf(kind) })) }
}
