import {
  dropWait,
  holdWait,
  markTold,
  takeDueWaits,
  takeToTell,
  type DueWait,
} from '../modules/appointment/waiting/due-wait-statements'
import { freeHoursNow, nextStep } from '../modules/appointment/waiting/hours-come-free'
import type { ServerContext } from '../context/server-context'
import { speaking } from '../system/spoken-language'
import { eachAtOnce } from './each-at-once'

const BATCH_SIZE = 50

/**
 * Looks whether hours that are waited for have come free, and tells by text message, once (docs/rules/appointments.md). One
 * that the provider did not take comes again while the hour is free. Returns how many were looked at.
 */
export const tellOfFreeHours = async ({ database, clock, logger, sms }: ServerContext): Promise<number> => {
  const now = clock.now()
  const due = await takeDueWaits(database, now, BATCH_SIZE)
  const isFree = freeHoursNow(database, now)

  const tell = async (wait: DueWait): Promise<void> => {
    const { phone, language, shop, startAt } = wait
    if (!(await takeToTell(database, wait, clock.now()))) return
    await speaking(language, () => sms.tellFree({ phone, shop: shop[language], startMs: startAt.getTime() }))
    return markTold(database, wait, now)
  }

  await eachAtOnce(due, logger, async (wait) => {
    const step = await nextStep(wait, () => isFree(wait), now)
    switch (step.kind) {
      case 'goOn':
        return undefined
      case 'tell':
        return tell(wait)
      case 'drop':
        return dropWait(database, wait)
      case 'hold':
        await holdWait(database, wait, step.until)
        return undefined
      default:
        return step satisfies never
    }
  })
  return due.length
}
