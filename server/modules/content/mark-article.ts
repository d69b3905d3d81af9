import type { Static } from 'typebox'
import type { MarkArticle, Reception } from '@/wire/schemas/article'
import type { Report } from '@/wire/schemas/report'
import { ErrorCode } from '@/wire/errors'
import type { Database } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { holdAccount } from '../session/hold-account'
import { checkOpen } from './check-open'
import { findReception, keepReport, setMark, takeMark, type Mark } from './mark-statements'

/**
 * Sets a reader's like or favourite on an article, or takes it away; told again, nothing changes. What is set on a
 * withdrawn article can still be taken away; of one without a mark of theirs a reader does not learn that it was ever there.
 *
 * @throws Refusal articleNotFound, and sessionExpired where one is set.
 */
export const markArticle = (
  database: Database,
  userId: string,
  mark: Mark,
  { id, isOn }: Static<typeof MarkArticle>,
  now: Date,
): Promise<Reception> =>
  database.transaction(async (tx) => {
    if (isOn) await holdAccount(tx, userId)
    const markOf = { userId, articleId: id }
    const isTaken = !isOn && (await takeMark(tx, mark, markOf))
    if (!isTaken) await checkOpen(tx, id, now)
    if (isOn) await setMark(tx, mark, markOf, now)
    const reception = await findReception(tx, markOf)
    if (reception === undefined) throw new Refusal(ErrorCode.articleNotFound)
    return reception
  })

/**
 * Reports an article to who looks after the house.
 *
 * @throws Refusal articleNotFound, sessionExpired.
 */
export const reportArticle = (
  database: Database,
  userId: string,
  { id, reason, words }: Report,
  now: Date,
): Promise<null> =>
  database.transaction(async (tx) => {
    await holdAccount(tx, userId)
    await checkOpen(tx, id, now)
    await keepReport(tx, { articleId: id, userId, reason, words: words.trim() }, now)
    return null
  })
