import { ArticleKind, HomeTabKind } from '@/wire/enums/content'
import type { OpenServer } from '../measuring/open-server'
import { tidy, withoutIndexes } from './without-indexes'

/**
 * Fills the tabs of Explore: each article stands in every tab, a second before the one after it, and has a picture. Its
 * words are few, for what is written is made ready for the search.
 */
export const addFeedEntries = async ({ database, databaseUrl }: OpenServer, entries: number): Promise<void> => {
  const tabs = Object.values(HomeTabKind)
  const articles = Math.ceil(entries / tabs.length)
  await database.patientTransaction(async (tx) => {
    await withoutIndexes(tx, 'article', () =>
      tx.query(
        `INSERT INTO article (id, kind, title, summary, author_id, like_count, comment_count, published_at)
         SELECT 'fed-' || lpad(n::text, 8, '0'), ${ArticleKind.pictureText}, 'On the road', '',
           (SELECT min(id) FROM author), 0, 0, now() - ($1::int - n) * interval '1 second'
         FROM generate_series(1, $1::int) n`,
        [articles],
      ),
    )
    await withoutIndexes(tx, 'article_media', () =>
      tx.query(
        `INSERT INTO article_media (article_id, sort, kind, url, width, height)
         SELECT id, 1, 'picture', '/img/a.webp', 800, 600 FROM article WHERE id LIKE 'fed-%'`,
      ),
    )
    await withoutIndexes(tx, 'article_tab', () =>
      tx.query(
        `INSERT INTO article_tab (tab, published_at, article_id)
         SELECT tab, published_at, id FROM article, unnest($1::text[]) AS tab WHERE id LIKE 'fed-%'`,
        [tabs],
      ),
    )
  })
  await tidy(databaseUrl, ['article', 'article_media', 'article_tab'])
}
