import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { isOpen } from './article-statements'

/** @throws Refusal articleNotFound for what nobody can read. */
export const checkOpen = async (db: Queryable, articleId: string, now: Date): Promise<void> => {
  if (!(await isOpen(db, articleId, now))) throw new Refusal(ErrorCode.articleNotFound)
}
