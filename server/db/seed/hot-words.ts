import { DAY_MS } from '@/domain/time/duration'
import type { Queryable } from '../queryable'
import { contentTable, insertTable } from './seed-table'

/** What is asked for most, in its order, with its age at the first start. */
const words = [
  { id: 'six-seats', word: 'six seats', zh: '六座', daysAgo: 30 },
  { id: 'winter-range', word: 'winter range', zh: '冬季续航', daysAgo: 14 },
  { id: 'dawn-copper', word: 'Dawn Copper', zh: '晨曦铜', daysAgo: 2 },
  { id: 'night-drive', word: 'night drive', zh: '夜驾', daysAgo: 60 },
  { id: 'ice-driving', word: 'ice driving', zh: '冰雪驾驶', daysAgo: 1 },
  { id: 'charging', word: 'charging', zh: '充电', daysAgo: 90 },
] as const

/** Whether a catalogue is the demo's: one of its own has other words. */
const isDemo = async (tx: Queryable): Promise<boolean> =>
  (await tx.one(`SELECT FROM article WHERE id = 'quiet-cabin'`)) !== undefined

/** The words that are searched most, and those by which typing errors are mended: what is there by now can be found. */
export const bringHotWords = async (tx: Queryable, now: Date): Promise<void> => {
  if (await isDemo(tx)) {
    const rows = words.map(({ id, word, zh, daysAgo }, index) => ({
      id,
      word,
      sort: index + 1,
      added_at: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
      zh: { word: zh },
    }))
    await insertTable(tx, contentTable('hot_word', rows))
  }
  await tx.query('REFRESH MATERIALIZED VIEW search_word')
}
