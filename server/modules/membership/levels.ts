import { MemberLevel, Privilege } from '@/wire/enums/member'
import type { LevelRow } from '@/wire/schemas/member'
import { texts } from '@/language/texts'
import { zh } from './level-names-zh'

const { charging, service, earlyEvents, birthdayGift, loanCar, privateTours } = Privilege

/** The one table of levels, the lowest first: what each takes and brings (docs/rules/points.md). */
export const LEVELS = [
  { level: MemberLevel.deck, growthFrom: 0, chargingKwh: 0, privileges: [] },
  { level: MemberLevel.mate, growthFrom: 1_000, chargingKwh: 50, privileges: [charging, earlyEvents, birthdayGift] },
  {
    level: MemberLevel.helm,
    growthFrom: 2_500,
    chargingKwh: 200,
    privileges: [charging, service, earlyEvents, birthdayGift, loanCar],
  },
  {
    level: MemberLevel.captain,
    growthFrom: 4_000,
    chargingKwh: 400,
    privileges: [charging, service, earlyEvents, birthdayGift, loanCar, privateTours],
  },
] as const satisfies readonly Omit<LevelRow, 'name'>[]

/** The level of who took delivery, for a year from it. */
export const DELIVERED_LEVEL = MemberLevel.helm

/** The day of each year on which levels are reviewed. */
export const REVIEW = { month: 3, date: 31 } as const

const en: Record<MemberLevel, string> = {
  [MemberLevel.deck]: 'Deck',
  [MemberLevel.mate]: 'Mate',
  [MemberLevel.helm]: 'Helm',
  [MemberLevel.captain]: 'Captain',
}

const names = texts(en, zh)

/** What a customer reads of a level. */
export const levelName = (level: MemberLevel): string => names[level]

/** The table as a customer reads it. */
export const levelRows = (): LevelRow[] =>
  LEVELS.map((row) => ({ ...row, privileges: [...row.privileges], name: names[row.level] }))
