import { MemberLevel } from '@/wire/enums/member'
import { EarningCause, PointsUnit } from '@/wire/enums/points'
import type { MemberState } from '@/wire/schemas/member'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import type { Database, Queryable } from '../../db/queryable'
import { run, together, type Statement } from '../../db/together'
import { addMonths, monthOf } from '../../system/shanghai-calendar'
import { pointsRead, pointsView } from '../points/read-points'
import { readSettled } from '../points/settle-account'
import { growthOn, levelOn, nextReview, type GrowthDeed } from './level-on'
import { levelName, LEVELS, levelRows } from './levels'

const MONTHS = 12

interface DeedRow extends Omit<GrowthDeed, 'day'> {
  deedAt: Date
}

/** All growth of a customer, by the day of its deed. */
const deedsOf = (userId: string): Statement<DeedRow> => ({
  sql: `SELECT deed_at AS "deedAt", amount AS growth, cause = $2 AS "isDelivery" FROM points_entry
    WHERE user_id = $1 AND unit = ${PointsUnit.growth}`,
  params: [userId, EarningCause.delivery],
  dates: ['deedAt'],
})

const byDay = (rows: readonly DeedRow[]): GrowthDeed[] =>
  rows.map(({ deedAt, ...deed }) => ({ ...deed, day: shanghaiDay(deedAt.getTime()) }))

/** The growth of the last months, this one last. */
const monthsOf = (deeds: readonly GrowthDeed[], nowMs: number): MemberState['months'] =>
  Array.from({ length: MONTHS }, (_, index) => {
    const month = monthOf(shanghaiDay(addMonths(nowMs, index + 1 - MONTHS)))
    const ofMonth = deeds.filter(({ day }) => monthOf(day) === month)
    return { month, growth: ofMonth.reduce((sum, { growth }) => sum + growth, 0) }
  })

/** The name of a customer's level; null on the lowest, which everybody has. */
export const readLevelName = async (db: Queryable, userId: string, now: Date): Promise<string | null> => {
  const level = levelOn(byDay(await run(db, deedsOf(userId))), shanghaiDay(now.getTime()))
  return level === MemberLevel.deck ? null : levelName(level)
}

/** Where a customer stands, and what the way up takes. */
export const readMember = async (database: Database, userId: string, now: Date): Promise<MemberState> => {
  const rows = await readSettled(database, userId, now, (db) =>
    together(db, { ...pointsRead(userId, now), deeds: deedsOf(userId) }),
  )
  const { balance, ending, tasks } = pointsView(rows, now)
  const deeds = byDay(rows.deeds)
  const today = shanghaiDay(now.getTime())
  const [level, growth] = [levelOn(deeds, today), growthOn(deeds, today)]
  const next = LEVELS.find((row) => row.level > level)
  return {
    level,
    growth,
    missing: next === undefined ? null : Math.max(next.growthFrom - growth, 0),
    reviewDay: nextReview(today),
    months: monthsOf(deeds, now.getTime()),
    levels: levelRows(),
    points: balance,
    ending: ending[0] ?? null,
    tasks: tasks.filter((task) => task.growth > 0),
  }
}
