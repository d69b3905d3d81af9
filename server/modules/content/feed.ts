import type { ArticleCard } from '@/wire/schemas/content'
import { HomeTabKind } from '@/wire/enums/content'
import type { CursorQuery, CursorPart } from '@/wire/schemas/page'
import type { Queryable } from '../../db/queryable'
import { run } from '../../db/together'
import { cutPart, placeOf } from '../../http/cursor'
import { cardOf } from './article-cards'
import { articlesOfTab, listArticlesById } from './article-statements'
import { squarePartOf } from './square-feed'

/** Who reads, and when. */
export interface Reading {
  readerId: string | null
  now: Date
}

/** Articles by their ids, as lists show them; those that are not open at the moment are left out. */
export const articleCards = async (
  db: Queryable,
  ids: readonly string[],
  { readerId, now }: Reading,
): Promise<ArticleCard[]> => (ids.length === 0 ? [] : (await listArticlesById(db, ids, readerId, now)).map(cardOf))

/** A part of a tab's articles, newest first; on the square what the reader follows comes before. Empty where there are none. */
export const feedPartOf = async (
  database: Queryable,
  { tab, ...query }: CursorQuery & { tab: HomeTabKind },
  { readerId, now }: Reading,
): Promise<CursorPart<ArticleCard>> => {
  if (tab === HomeTabKind.square && readerId !== null) {
    return squarePartOf(database, query, { readerId, now })
  }
  const { cursor, size } = query
  const part = articlesOfTab({ tab, place: placeOf(cursor, now), limit: size + 1, readerId })
  const { shown, next } = cutPart(await run(database, part), size, ({ listedAt }) => listedAt)
  return { records: shown.map(cardOf), next }
}
