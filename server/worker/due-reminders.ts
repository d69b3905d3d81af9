import { markReminded, takeDueReminders } from '../modules/appointment/shop-side/reminders'
import type { ServerContext } from '../context/server-context'
import { speaking } from '../system/spoken-language'
import { eachAtOnce } from './each-at-once'

const BATCH_SIZE = 50

/** Reminds of appointments by text message. One that the provider did not take comes again. Returns how many were due. */
export const sendDueReminders = async (context: ServerContext): Promise<number> => {
  const { database, clock, logger, sms } = context
  const due = await takeDueReminders(database, clock.now(), BATCH_SIZE)
  await eachAtOnce(due, logger, async (reminder) => {
    const { phone, language, shop, startAt, isWanted } = reminder
    if (isWanted)
      await speaking(language, () => sms.remind({ phone, shop: shop[language], startMs: startAt.getTime() }))
    await markReminded(database, reminder)
  })
  return due.length
}
