import type { Article } from '@/wire/schemas/article'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { blocksOf, readMinutes } from '../../rich-text/blocks-of'
import { findArticle, findRelatedCar, listMedia, type WholeArticleRow } from './article-statements'
import { cardOf } from './article-cards'
import type { Reading } from './feed'

/** An article as it is read. */
export const articleView = async (db: Queryable, row: WholeArticleRow): Promise<Article> => {
  const [media, relatedCar] = await Promise.all([
    listMedia(db, [row.id]),
    row.modelId === null ? undefined : findRelatedCar(db, row.modelId),
  ])
  const body = blocksOf(row.body)
  return {
    ...cardOf(row, media),
    favouriteCount: row.favouriteCount,
    isLiked: row.isLiked,
    isFavourite: row.isFavourite,
    body,
    readMinutes: readMinutes(body),
    relatedCar: relatedCar ?? null,
    topics: row.topics,
  }
}

/**
 * An article to read.
 *
 * @throws Refusal articleNotFound for an unknown, an unpublished and a withdrawn one: they cannot be told apart.
 */
export const readArticle = async (db: Queryable, id: string, { readerId, now }: Reading): Promise<Article> => {
  const row = await findArticle(db, id, readerId, now)
  if (row === undefined) throw new Refusal(ErrorCode.articleNotFound)
  return articleView(db, row)
}
