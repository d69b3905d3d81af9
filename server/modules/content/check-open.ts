import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import { Refusal } from '../../http/errors'
import { isOpenAt } from './article-statements'

/** An article, if it can be read at a moment. */
export const openArticle = (id: string, now: Date): Statement => ({
  sql: `SELECT article.id FROM article WHERE article.id = $1 AND ${isOpenAt('$2')}`,
  params: [id, now],
})

/** @throws Refusal articleNotFound where the statement found none. */
export const checkFound = (open: readonly object[]): void => {
  if (open.length === 0) throw new Refusal(ErrorCode.articleNotFound)
}

/** @throws Refusal articleNotFound for what nobody can read. */
export const checkOpen = async (db: Queryable, articleId: string, now: Date): Promise<void> =>
  checkFound(await run(db, openArticle(articleId, now)))
