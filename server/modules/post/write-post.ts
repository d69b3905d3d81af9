import type { WritePost } from '@/wire/schemas/post'
import { ErrorCode } from '@/wire/errors'
import { HOUR_MS, SECOND_MS } from '@/domain/time/duration'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { isRefusedText } from '../comment/comment-words'
import { takeOwnFiles } from '../file/take-own-files'
import { holdAccount } from '../session/hold-account'
import { changePost, holdPost, insertPost, isTaken, isTopic, setPictures, type PostPicture } from './post-statements'

/** So many posts an account may write in an hour. */
const MOST_AN_HOUR = 5

/** @throws Refusal invalidField for blanks, postRefused for what the list of words holds. */
const checkedContent = (typed: string): string => {
  const content = typed.trim()
  if (content === '') throw new Refusal(ErrorCode.invalidField, { field: 'content' })
  if (isRefusedText(content)) throw new Refusal(ErrorCode.postRefused)
  return content
}

/** @throws Refusal postsTooOften with the seconds to wait. */
const checkPace = async (tx: Queryable, userId: string, now: Date): Promise<void> => {
  const before = await tx.one<{ at: Date }>(
    `SELECT posted_at AS at FROM post WHERE user_id = $1 AND posted_at > $2
     ORDER BY posted_at DESC OFFSET $3 LIMIT 1`,
    [userId, new Date(now.getTime() - HOUR_MS), MOST_AN_HOUR - 1],
  )
  if (before === undefined) return
  const waitMs = before.at.getTime() + HOUR_MS - now.getTime()
  throw new Refusal(ErrorCode.postsTooOften, { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) })
}

/** The pictures of a post: the writer's own, that everybody may see. @throws Refusal fileNotFound, invalidField. */
const takePictures = async (
  tx: Queryable,
  userId: string,
  paths: readonly string[],
  now: Date,
): Promise<PostPicture[]> => {
  const field = 'pictures'
  const files = await takeOwnFiles(tx, userId, { paths, isPrivate: false, field }, now)
  return files.map(({ path, width, height }) => {
    if (width === null || height === null) throw new Refusal(ErrorCode.invalidField, { field })
    return { path, width, height }
  })
}

/** What an id stands for already; undefined for a new one. @throws Refusal conflict for what is not the writer's post. */
const findRevision = async (tx: Queryable, id: string, userId: string): Promise<number | undefined> => {
  const held = await holdPost(tx, id)
  if (held === undefined ? await isTaken(tx, id) : held.userId !== userId) throw new Refusal(ErrorCode.conflict)
  return held?.revision
}

/**
 * Posts to a topic, once for each id. Where a reply was lost and the words were edited meanwhile, the higher revision takes
 * the place of what had arrived; a lower one comes late, and changes nothing.
 *
 * @throws Refusal invalidField, postRefused, topicNotFound, fileNotFound, postsTooOften, conflict.
 */
export const writePost = (database: Database, userId: string, written: WritePost, now: Date): Promise<{ id: string }> =>
  database.transaction(async (tx) => {
    const { id, revision, topicId, pictures } = written
    const content = checkedContent(written.content)
    // One after the other: the pace is that of all of an account's calls.
    await holdAccount(tx, userId)
    const known = await findRevision(tx, id, userId)
    if (known !== undefined && known >= revision) return { id }
    if (known === undefined) {
      if (!(await isTopic(tx, topicId))) throw new Refusal(ErrorCode.topicNotFound)
      await checkPace(tx, userId, now)
    }
    const taken = await takePictures(tx, userId, pictures, now)
    await (known === undefined
      ? insertPost(tx, userId, { ...written, content }, now)
      : changePost(tx, { id, revision, content }))
    await setPictures(tx, id, taken)
    return { id }
  })
