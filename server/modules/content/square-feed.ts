import type { ArticleCard } from '@/wire/schemas/content'
import { HomeTabKind } from '@/wire/enums/content'
import type { CursorPart, CursorQuery } from '@/wire/schemas/page'
import { DAY_MS } from '@/domain/time/duration'
import type { Queryable } from '../../db/queryable'
import { together } from '../../db/together'
import { cutPart, placeOf, type ListPlace } from '../../http/cursor'
import { articlesOfTab } from './article-statements'
import { cardOf } from './article-cards'

/** What is followed comes first for so long. */
const FIRST_FOR_MS = 30 * DAY_MS

/** Behind every article: no part begins there. */
const END: ListPlace = { at: new Date(0), id: '' }

/** Stands before the id in the cursor of a part that has gone on to what is not followed; no id begins with a dash. */
const AMONG_OTHERS = '.-'

/**
 * A part of the square for a reader: what they follow, the newest first, then everything else, the newest first. The cursor
 * says in which of the two it stands.
 */
export const squarePartOf = async (
  db: Queryable,
  { cursor, size }: CursorQuery,
  { readerId, now }: { readerId: string; now: Date },
): Promise<CursorPart<ArticleCard>> => {
  const since = new Date(now.getTime() - FIRST_FOR_MS)
  const isAmongOthers = cursor?.includes(AMONG_OTHERS) ?? false
  const place = placeOf(cursor?.replace(AMONG_OTHERS, '.'), now)
  const part = { tab: HomeTabKind.square, readerId, limit: size + 1 }
  const followedFrom = isAmongOthers ? END : place
  const othersFrom = isAmongOthers ? place : placeOf(undefined, now)
  const { followed, others } = await together(db, {
    followed: articlesOfTab({ ...part, place: followedFrom, following: { isFollowed: true, since } }),
    others: articlesOfTab({ ...part, place: othersFrom, following: { isFollowed: false, since } }),
  })
  const { shown, next } = cutPart([...followed, ...others], size, ({ listedAt }) => listedAt)
  const records = shown.map(cardOf)
  return { records, next: shown.length > followed.length ? (next?.replace('.', AMONG_OTHERS) ?? null) : next }
}
