import { randomUUID } from 'node:crypto'
import { ArticleKind, HomeTabKind, MediaKind, SlideStyle, TopicKind } from '@/wire/enums/content'
import type { WritePost } from '@/wire/schemas/post'
import type { Queryable } from '../../db/queryable'
import { publicLink } from '../file/file-link'

/** A post that nobody else changes until the transaction ends. */
export interface HeldPost {
  id: string
  userId: string
  revision: number
  isHidden: boolean
  postedAt: Date
}

/** Holds a post; undefined where there is none, or where it was deleted. */
export const holdPost = (tx: Queryable, id: string): Promise<HeldPost | undefined> =>
  tx.one<HeldPost>(
    `SELECT article_id AS id, user_id AS "userId", revision, hidden_at IS NOT NULL AS "isHidden", posted_at AS "postedAt"
     FROM post WHERE article_id = $1 FOR UPDATE`,
    [id],
  )

/** SQL: when an account has posted, what it has deleted since included. */
export const TIMES_OF_POSTS = `
  SELECT article.published_at FROM article JOIN author ON author.id = article.author_id
  WHERE author.user_id = $1 AND article.kind = ${ArticleKind.post}`

/** Whether there is such a topic; a hashtag is none. */
export const isTopic = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.one(`SELECT id FROM topic WHERE id = $1 AND kind = ${TopicKind.topic} AND withdrawn_at IS NULL`, [id])) !==
  undefined

/** Whether some article has an id, or had it. */
export const isTaken = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.one('SELECT id FROM article WHERE id = $1', [id])) !== undefined

/** A picture of a post. */
export interface PostPicture {
  path: string
  width: number
  height: number
}

/** The author that an account writes as: the one that it has, or a new one by its name and portrait. */
const authorOf = async (tx: Queryable, userId: string): Promise<string> => {
  await tx.query(
    `INSERT INTO author (id, name, avatar, user_id) SELECT $1, nick_name, avatar, id FROM account WHERE id = $2
     ON CONFLICT (user_id) DO NOTHING`,
    [randomUUID(), userId],
  )
  const author = await tx.one<{ id: string }>('SELECT id FROM author WHERE user_id = $1', [userId])
  if (author === undefined) throw new Error('Somebody posts who has no account.')
  return author.id
}

/** Puts pictures in place of those that a post has. */
export const setPictures = async (tx: Queryable, id: string, pictures: readonly PostPicture[]): Promise<void> => {
  await tx.query('DELETE FROM article_media WHERE article_id = $1', [id])
  await tx.query(
    `INSERT INTO article_media (article_id, sort, kind, url, width, height)
     SELECT $1, sort, '${MediaKind.picture}', url, width, height
     FROM unnest($2::text[], $3::int[], $4::int[]) WITH ORDINALITY AS picture (url, width, height, sort)`,
    [
      id,
      pictures.map(({ path }) => publicLink(path)),
      pictures.map(({ width }) => width),
      pictures.map(({ height }) => height),
    ],
  )
}

/** Whether a post has the very words and pictures that are sent for it. */
export const standsAsSent = async (
  tx: Queryable,
  { id, content, pictures }: Pick<WritePost, 'id' | 'content' | 'pictures'>,
): Promise<boolean> => {
  const same = await tx.query(
    `SELECT FROM article WHERE id = $1 AND summary = $2
       AND ARRAY(SELECT url FROM article_media WHERE article_id = $1 ORDER BY sort) = $3::text[]`,
    [id, content, pictures.map(publicLink)],
  )
  return same.length > 0
}

/** Posts to a topic, and to the square, where posts of people stand. Answers false for an id that some article has. */
export const insertPost = async (
  tx: Queryable,
  userId: string,
  { id, revision, topicId, content }: WritePost,
  now: Date,
): Promise<boolean> => {
  const inserted = await tx.query(
    `INSERT INTO article (id, kind, summary, author_id, slide_style, published_at)
     VALUES ($1, ${ArticleKind.post}, $2, $3, ${SlideStyle.none}, $4) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, content, await authorOf(tx, userId), now],
  )
  if (inserted.length === 0) return false
  await tx.query('INSERT INTO article_topic (topic_id, published_at, article_id) VALUES ($1, $2, $3)', [
    topicId,
    now,
    id,
  ])
  await tx.query(`INSERT INTO article_tab (tab, published_at, article_id) VALUES ('${HomeTabKind.square}', $1, $2)`, [
    now,
    id,
  ])
  await tx.query('INSERT INTO post (article_id, user_id, revision, posted_at) VALUES ($1, $2, $3, $4)', [
    id,
    userId,
    revision,
    now,
  ])
  return true
}

/** Puts words in place of those that a post has. */
export const changePost = async (
  tx: Queryable,
  { id, revision, content }: Pick<WritePost, 'id' | 'revision' | 'content'>,
): Promise<void> => {
  await tx.query('UPDATE article SET summary = $2 WHERE id = $1', [id, content])
  await tx.query('UPDATE post SET revision = $2 WHERE article_id = $1', [id, revision])
}
