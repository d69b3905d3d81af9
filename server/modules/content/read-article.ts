import type { Article } from '@/wire/schemas/article'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { blocksOf, readMinutes } from '../../rich-text/blocks-of'
import { findArticle, type WholeArticleRow } from './article-statements'
import { cardOf } from './article-cards'
import type { Reading } from './feed'

/** An article as it is read. */
export const articleView = (row: WholeArticleRow): Article => {
  const body = blocksOf(row.body)
  return {
    ...cardOf(row),
    favouriteCount: row.favouriteCount,
    isLiked: row.isLiked,
    isFavourite: row.isFavourite,
    body,
    readMinutes: readMinutes(body),
    relatedCar: row.relatedCar,
    topics: row.topics,
    isOwn: row.isOwn,
    hiddenReason: row.hiddenReason,
  }
}

/**
 * An article to read.
 *
 * @throws Refusal articleNotFound for an unknown, an unpublished and a withdrawn one, and for others' hidden posts: they cannot
 *   be told apart.
 */
export const readArticle = async (db: Queryable, id: string, { readerId, now }: Reading): Promise<Article> => {
  const row = await findArticle(db, id, readerId, now)
  if (row === undefined) throw new Refusal(ErrorCode.articleNotFound)
  return articleView(row)
}
