import { EntryFilter, type PointsCause, type PointsUnit } from '@/wire/enums/points'
import type { Page } from '@/wire/schemas/page'
import type { PointsEntry, PointsEntryQuery } from '@/wire/schemas/points'
import { formatShanghai, parseShanghai } from '@/domain/time/shanghai-time'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { pageOffset } from '../../http/page-offset'
import { addMonths } from '../../system/shanghai-calendar'
import { entryTexts } from './entry-texts'

interface EntryRow {
  id: number
  cause: PointsCause
  amount: number
  at: Date
  orderId: string | null
  modelName: string | null
  dayOfSeven: number | null
}

const WANTED = {
  [EntryFilter.all]: '',
  [EntryFilter.gained]: 'AND amount > 0',
  [EntryFilter.lost]: 'AND amount < 0',
} as const satisfies Record<EntryFilter, string>

const filtered = (filter: EntryFilter): string => `FROM points_entry WHERE user_id = $1 AND unit = $2 ${WANTED[filter]}`

/** Where the page stands is found in the index; only its own entries are read. */
const readRows = (db: Queryable, userId: string, unit: PointsUnit, query: Required<PointsEntryQuery>) =>
  db.query<EntryRow>(
    `SELECT entry.id, cause, amount, at, order_id AS "orderId", day_of_seven AS "dayOfSeven",
       ${said('model', 'name')} AS "modelName"
     FROM (SELECT id ${filtered(query.filter)} ORDER BY at DESC, id DESC LIMIT $3 OFFSET $4) of_page
     JOIN points_entry entry ON entry.id = of_page.id
     LEFT JOIN orders ON orders.id = order_id LEFT JOIN model ON model.id = model_id
     ORDER BY at DESC, entry.id DESC`,
    [userId, unit, query.size, pageOffset(query)],
  )

const monthOf = (at: Date): string => formatShanghai(at.getTime()).slice(0, 'YYYY-MM'.length)
const startOf = (month: string): number => parseShanghai(`${month}-01 00:00:00`)

interface MonthSum {
  gained: number
  lost: number
}

/** What each of some months brought and took. */
const readMonths = async (db: Queryable, userId: string, unit: PointsUnit, months: readonly string[]) => {
  const starts = months.map(startOf)
  const sums = await db.query<MonthSum & { startAt: Date }>(
    `SELECT start_at AS "startAt", coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::int AS gained,
       coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::int AS lost
     FROM unnest($3::timestamptz[], $4::timestamptz[]) AS month (start_at, end_at)
     JOIN points_entry ON user_id = $1 AND unit = $2 AND at >= start_at AND at < end_at GROUP BY start_at`,
    [userId, unit, starts.map((ms) => new Date(ms)), starts.map((ms) => new Date(addMonths(ms, 1)))],
  )
  return new Map(sums.map(({ startAt, ...sum }) => [monthOf(startAt), sum]))
}

const entryView = (row: EntryRow, { gained, lost }: MonthSum): PointsEntry => ({
  id: String(row.id),
  cause: row.cause,
  title: entryTexts.entries[row.cause]({ modelName: row.modelName ?? '', dayOfSeven: row.dayOfSeven ?? 1 }),
  amount: row.amount,
  time: formatShanghai(row.at.getTime()),
  orderId: row.orderId,
  monthGained: gained,
  monthLost: lost,
})

const NOTHING: MonthSum = { gained: 0, lost: 0 }

/** A page of a customer's ledger, newest first, each entry with its month's sums. */
export const listEntries = async (
  db: Queryable,
  userId: string,
  unit: PointsUnit,
  { filter = EntryFilter.all, current, size }: PointsEntryQuery,
): Promise<Page<PointsEntry>> => {
  const rows = await readRows(db, userId, unit, { filter, current, size })
  const counted = await db.one<{ total: number }>(`SELECT count(*) AS total ${filtered(filter)}`, [userId, unit])
  const months = await readMonths(db, userId, unit, [...new Set(rows.map(({ at }) => monthOf(at)))])
  const records = rows.map((row) => entryView(row, months.get(monthOf(row.at)) ?? NOTHING))
  return { records, total: counted?.total ?? 0, current, size }
}
