import { HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import type { ServerContext } from '../../context/server-context'
import { SubscriptionRefused } from '../../gateways/subscription/subscription-gateway'
import { speaking } from '../../system/spoken-language'
import { scenes } from './scenes'
import { SubscriptionState } from './subscription-state'
import { endMessage, takeDueMessages, type DueMessage } from './subscription-statements'

/** A message that could not be handed over is tried again after so long, and given up after so many tries. */
const RETRY_MS = 2 * MINUTE_MS
const MOST_TRIES = 30
/** What comes later than this is no news any more. */
const STALE_MS = 12 * HOUR_MS
const BATCH_SIZE = 50

/** Takes messages that are due, each for one try. */
export const takeMessages = ({ database, clock }: Pick<ServerContext, 'database' | 'clock'>): Promise<DueMessage[]> => {
  const now = clock.now()
  return takeDueMessages(database, now, new Date(now.getTime() + RETRY_MS), BATCH_SIZE)
}

const isHopeless = ({ tries, sendAt, tellsOf }: DueMessage, now: Date): boolean =>
  tries > MOST_TRIES || now.getTime() - Math.max(sendAt.getTime(), tellsOf?.getTime() ?? 0) > STALE_MS

/**
 * Sends a message that was taken. WeChat delivers one for each permission, so that a second try after a lost reply is
 * refused there and ends here.
 *
 * @throws Error when it could not be handed over: it comes up again.
 */
export const sendMessage = async (
  { database, clock, subscriptions, logger }: Pick<ServerContext, 'database' | 'clock' | 'subscriptions' | 'logger'>,
  due: DueMessage,
): Promise<void> => {
  const { userId, scene, subject, kind, openId, language, sendAt, tellsOf } = due
  const said = await speaking(language, () => scenes[scene].say(database, userId, subject, kind))
  if (said === null || isHopeless(due, clock.now())) return endMessage(database, due, SubscriptionState.overtaken)
  if (openId === null) return endMessage(database, due, SubscriptionState.refused)
  try {
    await subscriptions.send({ openId, kind, language, at: tellsOf ?? sendAt, ...said })
  } catch (error) {
    if (!(error instanceof SubscriptionRefused)) throw error
    logger.warn({ err: error, kind }, 'WeChat refused a message')
    return endMessage(database, due, SubscriptionState.refused)
  }
  return endMessage(database, due, SubscriptionState.sent)
}
