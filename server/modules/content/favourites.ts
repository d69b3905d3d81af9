import type { Static } from 'typebox'
import type { Favourite, FavouriteQuery } from '@/wire/schemas/favourite'
import type { ArticleKind } from '@/wire/enums/content'
import type { CursorPart } from '@/wire/schemas/page'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { said } from '../../db/content-columns'
import type { Database, Queryable } from '../../db/queryable'
import { cutPart, placeOf, type ListPlace } from '../../http/cursor'
import { isOpenAt } from './article-statements'
import { takeMark } from './mark-statements'

interface FavouriteRow extends Omit<Favourite, 'publishTime'> {
  /** Null of a draft. */
  publishedAt: Date | null
  listedAt: Date
}

const listFavourites = (
  db: Queryable,
  userId: string,
  kind: ArticleKind,
  place: ListPlace,
  { limit, now }: { limit: number; now: Date },
): Promise<FavouriteRow[]> =>
  db.query<FavouriteRow>(
    `SELECT article.id, ${said('article', 'title')} AS title, ${said('article', 'summary')} AS summary,
       ${said('author', 'name')} AS "authorName", article.published_at AS "publishedAt", kept.marked_at AS "listedAt",
       (${isOpenAt('$6')}) AS "isOpen",
       (SELECT coalesce(poster, url) FROM article_media WHERE article_id = article.id ORDER BY sort LIMIT 1) AS picture
     FROM article_favourite kept
     JOIN article ON article.id = kept.article_id
     JOIN author ON author.id = article.author_id
     WHERE kept.user_id = $1 AND article.kind = $2 AND (kept.marked_at, kept.article_id) < ($3, $4)
     ORDER BY kept.marked_at DESC, kept.article_id DESC LIMIT $5`,
    [userId, kind, place.at, place.id, limit, now],
  )

/** A favourite as the list shows it; of an article that nobody can read now nothing but that it is closed. */
const favouriteView = ({ listedAt: _, publishedAt, ...row }: FavouriteRow): Favourite =>
  row.isOpen && publishedAt !== null
    ? { ...row, publishTime: formatShanghai(publishedAt.getTime()) }
    : { id: row.id, isOpen: false, title: null, summary: '', authorName: '', picture: null, publishTime: null }

/** A customer's saved articles of a kind, the last saved first. */
export const favouritesOf = async (
  db: Queryable,
  userId: string,
  { kind, cursor, size }: Static<typeof FavouriteQuery>,
  now: Date,
): Promise<CursorPart<Favourite>> => {
  const rows = await listFavourites(db, userId, kind, placeOf(cursor, now), { limit: size + 1, now })
  const { shown, next } = cutPart(rows, size, ({ listedAt }) => listedAt)
  return { records: shown.map(favouriteView), next }
}

/** Takes several articles out of what a customer has saved; those that are not saved change nothing. */
export const removeFavourites = async (database: Database, userId: string, ids: readonly string[]): Promise<null> => {
  // In one order for all, so that two removals never wait for each other.
  const articleIds = [...new Set(ids)].sort()
  await database.transaction(async (tx) => {
    for (const articleId of articleIds) await takeMark(tx, 'favourite', { userId, articleId })
  })
  return null
}
