import { contentTable, type SeedTable } from '../seed-table'
import { authors } from './authors'
import { entriesOf, tablesOf } from './entries'
import { LIKES } from './reception'

/** About one reader in so many who like an article keeps it. */
const LIKES_A_FAVOURITE = 4
/** Their topics come with the topics. */
const LINKS = 'article_topic'

const withLikes = (row: SeedTable['rows'][number]): SeedTable['rows'][number] => {
  const likes = LIKES[String(row['id'])] ?? 0
  return {
    ...row,
    like_count: likes,
    favourite_count: Math.round(likes / LIKES_A_FAVOURITE),
  }
}

/** Articles of the three kinds, their authors and media, published in the days before `now`. */
export const articleTables = (now: Date): SeedTable[] => [
  contentTable('author', authors),
  ...tablesOf(entriesOf('article'), now)
    .filter(({ name }) => name !== LINKS)
    .map(({ name, rows }) => ({ name, rows: name === 'article' ? rows.map(withLikes) : rows })),
]
