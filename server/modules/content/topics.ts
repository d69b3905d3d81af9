import type { Static } from 'typebox'
import type { ArticleCard } from '@/wire/schemas/content'
import type { CursorPart } from '@/wire/schemas/page'
import type { FollowTopic, Topic, TopicArticlesQuery, TopicFollowing } from '@/wire/schemas/topic'
import { TopicOrder } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Database, Queryable } from '../../db/queryable'
import { cutPart, placeOf } from '../../http/cursor'
import { Refusal } from '../../http/errors'
import { holdAccount } from '../session/hold-account'
import type { ListedArticleRow } from './article-statements'
import { cardOf } from './article-cards'
import type { Reading } from './feed'
import { addFollow, countFollower, findTopic, listHot, listNewest, takeFollow, type TopicRow } from './topic-statements'

/** The most liked are looked for among so many of the newest, so that what was liked years ago makes room. */
const HOT_AMONG = 500

/** A topic as it is read. */
export const topicView = ({ createdAt, ...row }: TopicRow): Topic => ({
  ...row,
  createTime: formatShanghai(createdAt.getTime()),
})

/** @throws Refusal topicNotFound for an unknown and a withdrawn one. */
export const readTopic = async (db: Queryable, id: string, reading: Reading): Promise<Topic> => {
  const row = await findTopic(db, id, reading)
  if (row === undefined) throw new Refusal(ErrorCode.topicNotFound)
  return topicView(row)
}

const rowsOf = (
  db: Queryable,
  { id, order, kind, cursor, size }: Static<typeof TopicArticlesQuery>,
  { readerId, now }: Reading,
): Promise<ListedArticleRow[]> => {
  const part = { topicId: id, kind: kind ?? null, place: placeOf(cursor, now), readerId }
  // Likes move while one reads: the most liked are one part, which has no next.
  return order === TopicOrder.hot
    ? listHot(db, { ...part, limit: size, among: HOT_AMONG })
    : listNewest(db, { ...part, limit: size + 1 })
}

/** A part of the articles of a topic; empty for an unknown and a withdrawn one, whose page says so. */
export const topicArticles = async (
  db: Queryable,
  query: Static<typeof TopicArticlesQuery>,
  reading: Reading,
): Promise<CursorPart<ArticleCard>> => {
  const rows = await rowsOf(db, query, reading)
  const { shown, next } = cutPart(rows, query.size, ({ listedAt }) => listedAt)
  return { records: shown.map(cardOf), next }
}

/**
 * Follows a topic, or no longer.
 *
 * @throws Refusal topicNotFound, and sessionExpired where it begins.
 */
export const followTopic = (
  database: Database,
  userId: string,
  { id, isOn }: Static<typeof FollowTopic>,
  now: Date,
): Promise<TopicFollowing> =>
  database.transaction(async (tx) => {
    if (isOn) await holdAccount(tx, userId)
    const reading = { readerId: userId, now }
    await readTopic(tx, id, reading)
    const isChanged = isOn ? await addFollow(tx, userId, id, now) : await takeFollow(tx, userId, id)
    if (isChanged) await countFollower(tx, id, isOn ? 1 : -1)
    const { followerCount, isFollowed } = await readTopic(tx, id, reading)
    return { followerCount, isFollowed }
  })
