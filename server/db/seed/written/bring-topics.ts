import { DAY_MS } from '@/domain/time/duration'
import type { Queryable } from '../../queryable'
import { insertTable, type SeedTable } from '../seed-table'
import { entriesOf, tablesOf } from './entries'
import { FOLLOWERS } from './reception'

/** A hashtag is older than every article that carries it. */
const HASHTAG_DAYS = 300

const withFollowers = (row: SeedTable['rows'][number]) => ({
  ...row,
  follower_count: FOLLOWERS[String(row['id'])] ?? 0,
})

const topicRows = (now: Date): SeedTable['rows'] => {
  const longAgo = new Date(now.getTime() - HASHTAG_DAYS * DAY_MS)
  const tables = [...tablesOf(entriesOf('topic'), now), ...tablesOf(entriesOf('hashtag'), longAgo)]
  return tables.flatMap(({ rows }) => rows).map(withFollowers)
}

const links = () =>
  entriesOf('article').flatMap(({ id, topics, hashtags }) =>
    [...topics, ...hashtags].map((topicId) => ({ topicId, articleId: id })),
  )

/**
 * Topics, hashtags and what is about them, as far as the demo's articles are there: a catalogue of its own has others. The
 * time is that of the article, which may be older than this part.
 */
export const bringTopics = async (tx: Queryable, now: Date): Promise<void> => {
  const there = await tx.query<{ id: string }>('SELECT id FROM article WHERE published_at IS NOT NULL')
  const known = new Set(there.map(({ id }) => id))
  const shown = links().filter(({ articleId }) => known.has(articleId))
  const withArticles = new Set(shown.map(({ topicId }) => topicId))
  await insertTable(tx, { name: 'topic', rows: topicRows(now).filter(({ id }) => withArticles.has(String(id))) })
  await tx.query(
    `INSERT INTO article_topic (topic_id, published_at, article_id)
     SELECT link."topicId", article.published_at, article.id
     FROM jsonb_to_recordset($1::jsonb) AS link ("topicId" text, "articleId" text)
     JOIN article ON article.id = link."articleId" ON CONFLICT DO NOTHING`,
    [JSON.stringify(shown)],
  )
}
