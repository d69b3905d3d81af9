import {
  holdReminder,
  markReminded,
  takeDueReminders,
  takeToRemind,
  type DueReminder,
} from '../modules/appointment/shop-side/reminders'
import { heldUntil } from '@/domain/time/quiet-hours'
import type { ServerContext } from '../context/server-context'
import { speaking } from '../system/spoken-language'
import { eachAtOnce } from './each-at-once'

const BATCH_SIZE = 50

/**
 * Reminds of appointments by text message, in the quiet hours at their end. One that the provider did not take comes again,
 * until the appointment begins. Returns how many were due.
 */
export const sendDueReminders = async (context: ServerContext): Promise<number> => {
  const { database, clock, logger, sms } = context
  const due = await takeDueReminders(database, clock.now(), BATCH_SIZE)

  const remind = async (reminder: DueReminder): Promise<void> => {
    const { phone, language, shop, startAt } = reminder
    if (!(await takeToRemind(database, reminder, clock.now()))) return
    await speaking(language, () => sms.remind({ phone, shop: shop[language], startMs: startAt.getTime() }))
    await markReminded(database, reminder)
  }

  await eachAtOnce(due, logger, async (reminder) => {
    const { startAt, isWanted, isQuietAtNight } = reminder
    const now = clock.now()
    if (!isWanted || startAt <= now) return markReminded(database, reminder)
    const morningMs = isQuietAtNight ? heldUntil(now.getTime(), startAt.getTime()) : null
    if (morningMs === null) return remind(reminder)
    await holdReminder(database, reminder, new Date(morningMs))
  })
  return due.length
}
