import { EarningCause, EarningTimes } from '@/wire/enums/points'
import type { EarningRow } from '@/wire/schemas/points'
import { EARNING_RULES } from './earning-rules'
import { entryTexts } from './entry-texts'

const CAUSES = Object.values(EarningCause)

/** How many deeds of a kind earn on a day; null where that is no matter of days. */
export const perDayOf = (cause: EarningCause): number | null => {
  const rule = EARNING_RULES[cause]
  return 'perDay' in rule ? rule.perDay : null
}

/** The table that pays, as a customer reads it. */
export const earningRows = (): EarningRow[] =>
  CAUSES.map((cause) => ({
    cause,
    title: entryTexts.deeds[cause],
    ...EARNING_RULES[cause],
    perDay: perDayOf(cause),
  }))

/** What any customer can earn whenever they do it: checking in has a card, and the tasks of ambassadors a page, of their own. */
export const isTaskOfAll = (cause: EarningCause): boolean =>
  cause !== EarningCause.checkIn && EARNING_RULES[cause].times !== EarningTimes.monthly

/** What is rewarded by the day, checking in aside. */
export const CAUSES_BY_DAY = CAUSES.filter((cause) => perDayOf(cause) !== null && isTaskOfAll(cause))

/** What is rewarded once for all. */
export const CAUSES_ONCE = CAUSES.filter((cause) => EARNING_RULES[cause].times === EarningTimes.once)
