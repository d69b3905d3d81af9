import type { WritePost } from '@/wire/schemas/post'
import { ErrorCode } from '@/wire/errors'
import { HOUR_MS } from '@/domain/time/duration'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { checkedContent } from '../comment/checked-content'
import { takeOwnFiles } from '../file/take-own-files'
import { checkPace, type Pace } from '../session/check-pace'
import { holdAccount } from '../session/hold-account'
import {
  changePost,
  holdPost,
  insertPost,
  isTaken,
  isTopic,
  setPictures,
  standsAsSent,
  TIMES_OF_POSTS,
  type HeldPost,
  type PostPicture,
} from './post-statements'

const PACE: Pace = { most: 5, withinMs: HOUR_MS, times: TIMES_OF_POSTS, refusal: ErrorCode.postsTooOften }
/** How long a further try may change what has arrived: others have read it by then, and answered. */
const CHANGEABLE_MS = HOUR_MS

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

/** @throws Refusal topicNotFound, postsTooOften, fileNotFound, invalidField, conflict. */
const postNew = async (tx: Queryable, userId: string, post: WritePost, now: Date): Promise<void> => {
  // First: the pictures of what was deleted are gone, and that is not what a further try of it is told.
  if (await isTaken(tx, post.id)) throw new Refusal(ErrorCode.conflict)
  if (!(await isTopic(tx, post.topicId))) throw new Refusal(ErrorCode.topicNotFound)
  await checkPace(tx, PACE, userId, now)
  const taken = await takePictures(tx, userId, post.pictures, now)
  if (!(await insertPost(tx, userId, post, now))) throw new Refusal(ErrorCode.conflict)
  await setPictures(tx, post.id, taken)
}

/** @throws Refusal conflict for what can be changed no longer, fileNotFound, invalidField. */
const changeArrived = async (tx: Queryable, held: HeldPost, post: WritePost, now: Date): Promise<void> => {
  if (held.revision >= post.revision) return
  const isChangeable = !held.isHidden && now.getTime() - held.postedAt.getTime() < CHANGEABLE_MS
  if (!isChangeable && !(await standsAsSent(tx, post))) throw new Refusal(ErrorCode.conflict)
  const taken = await takePictures(tx, held.userId, post.pictures, now)
  await changePost(tx, post)
  await setPictures(tx, post.id, taken)
}

/**
 * Posts to a topic, once for each id. When a reply was lost and the words were edited meanwhile, the higher revision replaces
 * what had arrived, within an hour and unless a moderator hid it. A lower revision comes late and changes nothing.
 *
 * @throws Refusal invalidField, postRefused, topicNotFound, fileNotFound, postsTooOften; conflict for an id of another's or of
 *   a deleted post, and for what can be changed no longer.
 */
export const writePost = (database: Database, userId: string, written: WritePost, now: Date): Promise<{ id: string }> =>
  database.transaction(async (tx) => {
    const post = { ...written, content: checkedContent(written.content, ErrorCode.postRefused) }
    // One after the other: the pace is that of all of an account's calls.
    await holdAccount(tx, userId)
    const held = await holdPost(tx, post.id)
    if (held === undefined) await postNew(tx, userId, post, now)
    else if (held.userId === userId) await changeArrived(tx, held, post, now)
    else throw new Refusal(ErrorCode.conflict)
    return { id: post.id }
  })
