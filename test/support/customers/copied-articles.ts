import type { Database } from '../../../server/db/queryable'

/** They are counted from here. */
const FIRST = 1

const COPIES = `
  INSERT INTO article (id, kind, title, zh, summary, body, author_id, slide_style, published_at)
  SELECT 'copy-' || n, kind, title, zh, summary, body, author_id, slide_style, $3::timestamptz - n * interval '1 minute'
  FROM generate_series($4::int, $1::int) n
  JOIN (
    SELECT row_number() OVER (ORDER BY article_id) - 1 AS nth, count(*) OVER () AS total, article.*
    FROM article_tab JOIN article ON article.id = article_id
    WHERE tab = $2 AND article.published_at IS NOT NULL AND article.withdrawn_at IS NULL) shown ON shown.nth = n % total`

const COPIED_MEDIA = `
  INSERT INTO article_media (article_id, sort, kind, url, poster, width, height, duration_seconds)
  SELECT copy.id, sort, media.kind, url, poster, width, height, duration_seconds
  FROM article copy
  JOIN LATERAL (
    SELECT id FROM article shown
    WHERE shown.id NOT LIKE 'copy-%' AND shown.summary = copy.summary LIMIT 1) shown ON true
  JOIN article_media media ON media.article_id = shown.id
  WHERE copy.id LIKE 'copy-%'`

const COPIED_TABS = `
  INSERT INTO article_tab (tab, published_at, article_id)
  SELECT $1, published_at, id FROM article WHERE id LIKE 'copy-%'`

/** Fills a tab of Explore with so many copies of what it shows, a minute between two of them, the newest of now. */
export const copyArticles = (
  database: Database,
  { tab, count, now }: { tab: string; count: number; now: Date },
): Promise<void> =>
  database.patientTransaction(async (tx) => {
    await tx.query(COPIES, [count, tab, now, FIRST])
    await tx.query(COPIED_MEDIA)
    await tx.query(COPIED_TABS, [tab])
  })
