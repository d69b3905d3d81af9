import type { Database, Queryable } from '../../../server/db/queryable'

/** What is written is made ready for the search. */
const AT_ONCE = 5_000

/** The article that has a tenth of all comments for itself. */
export const CROWDED = 'many-1'

/** Posts of the square and stories, an hour between two of them, each with comments of which every second is an answer. */
export const addArticles = (
  database: Database,
  { articles, comments }: { articles: number; comments: number },
): Promise<void> =>
  // A million rows take longer than a statement of a shopper may.
  database.patientTransaction(async (tx) => {
    for (let first = 1; first <= articles; first += AT_ONCE) {
      await addSome(tx, first, Math.min(articles, first + AT_ONCE - 1), comments)
    }
    await tx.query(
      `INSERT INTO article_tab (tab, published_at, article_id)
     SELECT CASE kind WHEN 3 THEN 'square' ELSE 'recommended' END, published_at, id FROM article WHERE id LIKE 'many-%'`,
    )
    await tx.query(
      `INSERT INTO article_topic (topic_id, published_at, article_id)
     SELECT CASE like_count % 2 WHEN 0 THEN 'night-drive' ELSE 'NightDrive' END, published_at, id
     FROM article WHERE id LIKE 'many-%' AND like_count % 10 < 2`,
    )
    await tx.query(
      `INSERT INTO comment (id, article_id, root_id, author_id, content, like_count, reply_count, written_at)
     SELECT 'said-' || n, CASE WHEN n % 20 < 2 THEN '${CROWDED}' ELSE 'many-' || (n / $2 + 1) END,
       CASE n % 2 WHEN 1 THEN 'said-' || (n - 1) END, 'gao-feng', 'Well said.', n % 97, 1 - n % 2,
       now() - (($1::int - n) * interval '1 second')
     FROM generate_series(0, $1::int - 1) n`,
      [articles * comments, comments],
    )
    await tx.query('ANALYZE')
  })

const addSome = (db: Queryable, first: number, last: number, comments: number): Promise<unknown[]> =>
  db.query(
    `INSERT INTO article (id, kind, title, summary, body, author_id, like_count, published_at, comment_count)
     SELECT 'many-' || n, kind, title, summary, body, CASE n % 3 WHEN 0 THEN 'xu-ran' WHEN 1 THEN 'gao-feng' ELSE 'vela-lab' END,
       n % 1000, now() - n * interval '1 hour', $3
     FROM article, generate_series($1::int, $2::int) n WHERE id = CASE n % 2 WHEN 0 THEN 'good-noodles' ELSE 'quiet-cabin' END`,
    [first, last, comments],
  )
