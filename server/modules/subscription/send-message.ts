import { SubscriptionKind, SubscriptionState } from '@/wire/enums/subscription'
import { HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { heldUntil } from '@/domain/time/quiet-hours'
import type { ServerContext } from '../../context/server-context'
import { SubscriptionRefused } from '../../gateways/subscription/subscription-gateway'
import { kindsOff } from '../notification/notification-statements'
import { speaking } from '../../system/spoken-language'
import { isWanted, waitsAtNight } from './is-wanted'
import { scenes } from './scenes'
import { endMessage, holdMessage, takeDueMessages, type DueMessage } from './subscription-statements'

/** A message that could not be handed over is tried again after so long. */
const RETRY_MS = 2 * MINUTE_MS
const BATCH_SIZE = 50

/** How long after the moment that it tells of a message is still news: none, where only its coming was worth telling. */
const NEWS_FOR_MS = {
  [SubscriptionKind.lockOrder]: 0,
  [SubscriptionKind.bigOpens]: 12 * HOUR_MS,
  [SubscriptionKind.lineTurn]: 0,
  [SubscriptionKind.appointment]: 0,
  [SubscriptionKind.contract]: 12 * HOUR_MS,
  [SubscriptionKind.delivery]: 12 * HOUR_MS,
} as const satisfies Record<SubscriptionKind, number>

/** Takes messages that are due, each for one try. */
export const takeMessages = ({ database, clock }: Pick<ServerContext, 'database' | 'clock'>): Promise<DueMessage[]> => {
  const now = clock.now()
  return takeDueMessages(database, now, new Date(now.getTime() + RETRY_MS), BATCH_SIZE)
}

/** Until when it tells something new, in epoch ms. */
const newsUntilMs = ({ kind, tellsOf }: DueMessage): number => tellsOf.getTime() + NEWS_FOR_MS[kind]

/** When it would come too late, in epoch ms: one that comes before its moment, with that; else with its news. */
const lateFromMs = (due: DueMessage, now: Date): number =>
  due.tellsOf > now ? due.tellsOf.getTime() : newsUntilMs(due)

const isStale = (due: DueMessage, now: Date): boolean => now.getTime() > newsUntilMs(due)

/**
 * Sends a message that was taken; a reminder in the quiet hours waits for their end. WeChat delivers one for each permission,
 * so that a second try after a lost reply is refused there and ends here.
 *
 * @throws Error when it could not be handed over: it comes up again.
 */
export const sendMessage = async (
  { database, clock, subscriptions, logger }: Pick<ServerContext, 'database' | 'clock' | 'subscriptions' | 'logger'>,
  due: DueMessage,
): Promise<void> => {
  const { userId, scene, subject, kind, openId, language, tellsOf } = due
  const off = await kindsOff(database, userId)
  if (!isWanted(kind, off)) return endMessage(database, due, SubscriptionState.declined)
  const now = clock.now()
  const morningMs = waitsAtNight(kind, off) ? heldUntil(now.getTime(), lateFromMs(due, now)) : null
  if (morningMs !== null) return holdMessage(database, due, new Date(morningMs))
  const said = await speaking(language, () => scenes[scene].say(database, userId, subject, kind, tellsOf))
  if (said === null || isStale(due, clock.now())) return endMessage(database, due, SubscriptionState.overtaken)
  if (openId === null) return endMessage(database, due, SubscriptionState.refused)
  try {
    await subscriptions.send({ openId, kind, language, at: tellsOf, ...said })
  } catch (error) {
    if (!(error instanceof SubscriptionRefused)) throw error
    logger.warn({ err: error, kind }, 'WeChat refused a message')
    return endMessage(database, due, SubscriptionState.refused)
  }
  return endMessage(database, due, SubscriptionState.sent)
}
