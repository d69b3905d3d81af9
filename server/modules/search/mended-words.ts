import type { Queryable } from '../../db/queryable'
import { isOneErrorApart } from './one-error-apart'
import type { SearchWords } from './search-words'

/** Shorter words are one letter away from too many others; longer ones are not kept. */
const SHORTEST = 4

interface NearWord {
  typed: string
  known: string
}

/** Words that share a letter sequence with those that were typed, but for one letter each; those used most first. */
const listNearWords = (db: Queryable, typed: readonly string[]): Promise<NearWord[]> =>
  db.query<NearWord>(
    `SELECT typed, search_word.word AS known
     FROM unnest($1::text[]) AS typed JOIN search_word ON search_word.variants && search_variants(typed)
     WHERE NOT EXISTS (SELECT FROM search_word said WHERE strpos(said.word, typed) > 0)
     ORDER BY search_word.uses DESC, search_word.word`,
    [typed],
  )

/**
 * The known words that are probably meant by words that are not: one typing error away, which is a letter too many, too
 * few, another one, or two in each other's place.
 */
export const mendedWords = async (db: Queryable, { letters }: SearchWords): Promise<ReadonlyMap<string, string>> => {
  const long = letters.filter((word) => word.length >= SHORTEST)
  const near = long.length === 0 ? [] : await listNearWords(db, long)
  const meant = near.filter(({ typed, known }) => isOneErrorApart(typed, known))
  // The first of each is the one that is used most.
  return new Map(meant.reverse().map(({ typed, known }) => [typed, known]))
}
