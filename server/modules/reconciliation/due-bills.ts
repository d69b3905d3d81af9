import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import type { ServerContext } from '../../context/server-context'
import { countFailure } from '../../system/failed-jobs'
import { comparedDays } from './bill-statements'
import { compareBill } from './compare-bill'

/** Yesterday's bill is there from ten o'clock on; an hour later nobody is still writing it. */
const BILLS_AFTER_MS = 11 * HOUR_MS
/** After a longer pause somebody asks for the older ones by the command. */
const DAYS_BACK = 7

const dueDays = (now: Date): string[] =>
  Array.from({ length: DAYS_BACK }, (_, n) => shanghaiDay(now.getTime() - BILLS_AFTER_MS - (DAYS_BACK - n) * DAY_MS))

/**
 * Compares every bill that is there by now and was not compared yet, oldest first. Once a day there is one of each
 * provider; a bill that cannot be had now is counted as a failure, tried again at the next call, and holds up no other.
 */
export const compareDueBills = async (context: ServerContext): Promise<void> => {
  const { database, clock, payments, logger } = context
  const days = dueDays(clock.now())
  for (const gateway of Object.values(payments)) {
    const compared = await comparedDays(database, gateway.name, days[0] ?? '')
    for (const day of days.filter((one) => !compared.includes(one))) {
      try {
        const { lines, differences } = await compareBill(context, gateway, day)
        const bill = { gateway: gateway.name, day, lines, differences: differences.length }
        if (differences.length > 0) logger.error(bill, 'a bill of the payment provider differs from the ledger')
        else logger.info(bill, 'a bill of the payment provider fits the ledger')
      } catch (error) {
        countFailure()
        logger.error({ gateway: gateway.name, day, err: error }, 'a bill of the payment provider could not be compared')
      }
    }
  }
}
