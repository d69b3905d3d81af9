import { holdReminder, markReminded, takeDueReminders } from '../modules/appointment/shop-side/reminders'
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
  await eachAtOnce(due, logger, async (reminder) => {
    const { phone, language, shop, startAt, isWanted, isQuietAtNight } = reminder
    const morningMs = isWanted && isQuietAtNight ? heldUntil(clock.now().getTime(), startAt.getTime()) : null
    if (morningMs !== null) return holdReminder(database, reminder, new Date(morningMs))
    if (isWanted && startAt > clock.now())
      await speaking(language, () => sms.remind({ phone, shop: shop[language], startMs: startAt.getTime() }))
    return markReminded(database, reminder)
  })
  return due.length
}
