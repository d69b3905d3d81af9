import { DAY_MS } from '@/domain/time/duration'
import type { HotWord } from '@/wire/schemas/search'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'

const NEW_FOR_MS = 7 * DAY_MS
const MOST_SHOWN = 10

/** What is asked for most, in its order. */
export const hotWords = (db: Queryable, now: Date): Promise<HotWord[]> =>
  db.query<HotWord>(
    `SELECT ${said('hot_word', 'word')} AS word, added_at > $1 AS "isNew" FROM hot_word ORDER BY sort LIMIT $2`,
    [new Date(now.getTime() - NEW_FOR_MS), MOST_SHOWN],
  )
