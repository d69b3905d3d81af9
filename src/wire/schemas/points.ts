import { Type, type Static } from 'typebox'
import { EarningCause, EarningTimes, EntryFilter, PointsCause } from '../enums/points'
import { PageQuery, pageOf } from './page'
import { count, day, flag, nullable, text, valueOf, wallTime } from './parts'

/** What something earns, from the table that pays (extension). */
export const EarningRow = Type.Object({
  cause: valueOf(EarningCause),
  title: text('What is to be done'),
  points: count(),
  growth: count(),
  times: valueOf(EarningTimes),
  perDay: nullable(count('How many of a day of Shanghai earn'), 'unless it is rewarded by the day'),
})
export type EarningRow = Static<typeof EarningRow>

/** What a customer can still earn (extension). */
export const EarningTask = Type.Object({
  ...EarningRow.properties,
  doneToday: count('How often it has earned today, in Shanghai'),
})
export type EarningTask = Static<typeof EarningTask>

/** A day of the seven over which a customer checks in (extension). */
export const CheckInDay = Type.Object({
  day: day(),
  points: count('What checking in on it earns'),
  isDone: flag(),
})
export type CheckInDay = Static<typeof CheckInDay>

/** Points that end together (extension). */
export const EndingPoints = Type.Object({ day: day('The last day'), points: count() })

/** What a customer has of points, and what earns more (extension). */
export const PointsState = Type.Object({
  balance: count('Never below zero'),
  debt: count('Taken back after it was used or had ended: what is earned next is taken for it'),
  ending: Type.Array(EndingPoints, { description: 'What ends first before the others' }),
  isEndingSoon: flag('The first of them end within 30 days'),
  checkIn: Type.Object({
    isDone: flag('Of today, in Shanghai'),
    dayOfSeven: count('Which of the seven today is: 1 to 7'),
    days: Type.Array(CheckInDay, { minItems: 7, maxItems: 7 }),
  }),
  tasks: Type.Array(EarningTask, {
    description: 'What can be earned, checking in aside; what is rewarded once while it was not',
  }),
})
export type PointsState = Static<typeof PointsState>

/** An entry of the ledger of points or of growth (extension). */
export const PointsEntry = Type.Object({
  id: text(),
  cause: valueOf(PointsCause),
  title: text('Why, in a sentence'),
  amount: count('Below zero when it was taken'),
  time: wallTime(),
  orderId: nullable(text('The order that it is about'), 'unless it is about one'),
  monthGained: count('All that the month of the entry brought'),
  monthLost: count('All that the month of the entry took'),
})
export type PointsEntry = Static<typeof PointsEntry>

export const PointsEntryPage = pageOf(PointsEntry)

export const PointsEntryQuery = Type.Object({
  ...PageQuery.properties,
  filter: Type.Optional(valueOf(EntryFilter, 'All unless it is said')),
})
export type PointsEntryQuery = Static<typeof PointsEntryQuery>

/** The rule of points, drawn from the table that pays (extension). */
export const PointsRule = Type.Object({
  version: count(),
  inForceFrom: day(),
  earning: Type.Array(EarningRow),
  seventhDayPoints: count('What checking in earns on the seventh day in a row'),
  remindDays: count('How long before their end the app reminds of points'),
})
export type PointsRule = Static<typeof PointsRule>
