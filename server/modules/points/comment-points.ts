import { PointsCause, PointsUnit } from '@/wire/enums/points'
import type { Queryable } from '../../db/queryable'
import { endsOn } from './calendar-year'
import { bookEntry, type NewEntry } from './points-statements'
import { lockAccount } from './settle-account'

/** What one comment has come to in the book. */
interface CommentBook {
  earned: number
  /** What of it is left. */
  standing: number
  /** How often it was taken back. */
  timesGone: number
  deedAt: Date | null
}

/** An entry names its comment, and for the second time on, which time it is. */
const referenceOf = (commentId: string, time: number): string => (time === 1 ? commentId : `${commentId}#${time}`)

const readBook = async (tx: Queryable, userId: string, commentId: string): Promise<CommentBook> => {
  const { comment, commentGone, commentBack } = PointsCause
  const row = await tx.one<CommentBook>(
    `SELECT coalesce(max(amount) FILTER (WHERE cause = ${comment}), 0) AS earned, coalesce(sum(amount), 0)::int AS standing,
       count(*) FILTER (WHERE cause = ${commentGone})::int AS "timesGone", min(deed_at) AS "deedAt"
     FROM points_entry WHERE user_id = $1 AND unit = ${PointsUnit.points}
       AND cause IN (${comment}, ${commentGone}, ${commentBack}) AND split_part(reference, '#', 1) = $2`,
    [userId, commentId],
  )
  return row ?? { earned: 0, standing: 0, timesGone: 0, deedAt: null }
}

type CommentEntry = Pick<NewEntry, 'cause' | 'reference' | 'amount' | 'deedAt' | 'endsOn'>

const book = async (tx: Queryable, userId: string, entry: CommentEntry, now: Date): Promise<void> => {
  await lockAccount(tx, userId, now)
  await bookEntry(tx, {
    ...entry,
    userId,
    unit: PointsUnit.points,
    book: 'issued',
    orderId: null,
    dayOfSeven: null,
    at: now,
  })
}

/** Takes back what a comment earned that is no longer shown. It must be held: nothing else is booked for it meanwhile. */
export const takeBackComment = async (tx: Queryable, userId: string, commentId: string, now: Date): Promise<void> => {
  const { standing, timesGone, deedAt } = await readBook(tx, userId, commentId)
  if (standing <= 0 || deedAt === null) return
  const reference = referenceOf(commentId, timesGone + 1)
  await book(tx, userId, { cause: PointsCause.commentGone, reference, amount: -standing, deedAt, endsOn: null }, now)
}

/** Pays again for a comment that is shown again, what it had earned. It must be held. */
export const payAgain = async (tx: Queryable, userId: string, commentId: string, now: Date): Promise<void> => {
  const { earned, standing, timesGone, deedAt } = await readBook(tx, userId, commentId)
  if (earned === 0 || standing > 0 || deedAt === null) return
  const reference = referenceOf(commentId, timesGone)
  const entry = { cause: PointsCause.commentBack, reference, amount: earned, deedAt, endsOn: endsOn(now) }
  await book(tx, userId, entry, now)
}
