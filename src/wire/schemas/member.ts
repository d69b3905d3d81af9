import { Type, type Static } from 'typebox'
import { MemberLevel, Privilege } from '../enums/member'
import { count, day, nullable, text, valueOf } from './parts'
import { EarningTask, EndingPoints } from './points'

/** A level, from the table that decides (extension). */
export const LevelRow = Type.Object({
  level: valueOf(MemberLevel),
  name: text(),
  growthFrom: count('The growth of a year that it takes'),
  chargingKwh: count('Charging a year, 0 without'),
  privileges: Type.Array(valueOf(Privilege)),
})
export type LevelRow = Static<typeof LevelRow>

/** The growth of a month (extension). */
const GrowthMonth = Type.Object({ month: text('YYYY-MM in Shanghai'), growth: count() })

/** Where a customer stands (extension). */
export const MemberState = Type.Object({
  level: valueOf(MemberLevel),
  growth: count('Of the last twelve months'),
  missing: nullable(count('Growth that the next level takes'), 'on the highest level'),
  reviewDay: day('When the level is reviewed next'),
  months: Type.Array(GrowthMonth, { description: 'The last twelve, this one last', minItems: 12, maxItems: 12 }),
  levels: Type.Array(LevelRow, { description: 'The lowest first' }),
  points: count('The balance'),
  ending: nullable(EndingPoints, 'when no points end'),
  tasks: Type.Array(EarningTask, { description: 'What brings growth' }),
})
export type MemberState = Static<typeof MemberState>

/** The rule of membership (extension). */
export const MemberRule = Type.Object({
  levels: Type.Array(LevelRow),
  reviewMonth: count(),
  reviewDate: count('The day of the month'),
  deliveredLevel: valueOf(MemberLevel, 'For a year from a delivery, whatever the growth'),
})
export type MemberRule = Static<typeof MemberRule>
