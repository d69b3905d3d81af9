import type { PointsEntry } from '@/wire/schemas/points'

/** The entries of a month with what the whole month brought and took. */
export interface MonthGroup {
  /** `YYYY-MM` in Shanghai. */
  month: string
  gained: number
  lost: number
  entries: PointsEntry[]
}

const monthOf = ({ time }: PointsEntry): string => time.slice(0, 'YYYY-MM'.length)

/** Entries by month; they come newest first and stay so. The newest of a month knows its sums best. */
export const monthGroups = (entries: readonly PointsEntry[]): MonthGroup[] =>
  [...new Set(entries.map(monthOf))].map((month) => {
    const ofMonth = entries.filter((entry) => monthOf(entry) === month)
    const [newest] = ofMonth
    return { month, gained: newest?.monthGained ?? 0, lost: newest?.monthLost ?? 0, entries: ofMonth }
  })
