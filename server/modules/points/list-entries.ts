import { EntryFilter, type PointsCause, type PointsUnit } from '@/wire/enums/points'
import type { Page } from '@/wire/schemas/page'
import type { PointsEntry, PointsEntryQuery } from '@/wire/schemas/points'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { together, type Statement } from '../../db/together'
import { pageOffset } from '../../http/page-offset'
import { monthOf } from '../../system/shanghai-calendar'
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
const entriesOfPage = (userId: string, unit: PointsUnit, query: Required<PointsEntryQuery>): Statement<EntryRow> => ({
  sql: `SELECT entry.id, cause, amount, at, order_id AS "orderId", day_of_seven AS "dayOfSeven",
      ${said('model', 'name')} AS "modelName"
    FROM (SELECT id ${filtered(query.filter)} ORDER BY at DESC, id DESC LIMIT $3 OFFSET $4) of_page
    JOIN points_entry entry ON entry.id = of_page.id
    LEFT JOIN orders ON orders.id = order_id LEFT JOIN model ON model.id = model_id
    ORDER BY at DESC, entry.id DESC`,
  params: [userId, unit, query.size, pageOffset(query)],
  dates: ['at'],
})

/** By their times, which every entry has: of the two indexes that know whose they are, this one lies together. */
const entryCount = (userId: string, unit: PointsUnit, filter: EntryFilter): Statement<{ total: number }> => ({
  sql: `SELECT count(at) AS total ${filtered(filter)}`,
  params: [userId, unit],
})

interface MonthSum {
  gained: number
  lost: number
}

/** What each of the months of Shanghai brought and took in which the page's entries lie. */
const monthsOfPage = (userId: string, unit: PointsUnit): Statement<MonthSum & { month: string }> => ({
  sql: `SELECT to_char(month, 'YYYY-MM') AS month, coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::int AS gained,
      coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::int AS lost
    FROM (SELECT DISTINCT date_trunc('month', at AT TIME ZONE 'Asia/Shanghai') AS month FROM rows) of_page
    JOIN points_entry ON user_id = $1 AND unit = $2 AND at >= month AT TIME ZONE 'Asia/Shanghai'
      AND at < (month + interval '1 month') AT TIME ZONE 'Asia/Shanghai'
    GROUP BY month`,
  params: [userId, unit],
})

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
  const { rows, count, months } = await together(db, {
    rows: entriesOfPage(userId, unit, { filter, current, size }),
    count: entryCount(userId, unit, filter),
    months: monthsOfPage(userId, unit),
  })
  const sums = new Map(months.map(({ month, ...sum }) => [month, sum]))
  const records = rows.map((row) => entryView(row, sums.get(monthOf(formatShanghai(row.at.getTime()))) ?? NOTHING))
  return { records, total: count[0]?.total ?? 0, current, size }
}
