import type { SqlValue } from '../../db/queryable'
import type { SearchWords } from './search-words'

/** How a row is asked whether it says the words. */
export interface Says {
  /** SQL: the row of a table says all of them. */
  inRow: (table: string) => string
  /** SQL: the same, in a way that an index knows. */
  byIndex: (table: string) => string
  /** SQL: it says all of them within its first characters, as many as an expression tells. */
  within: (table: string, length: string) => string
  /** What the parameters stand for, in their order. */
  params: readonly SqlValue[]
}

/** Shorter words have no trigram of their own: they are looked for where words begin. */
const SHORTEST_PART = 3

const patternOf = (word: string): string => (word.length < SHORTEST_PART ? `% ${word}%` : `%${word}%`)

/** Every character, and every two side by side, as the index has them (`search_pairs`). */
const pairsOf = (word: string): string[] => {
  const characters = [...word]
  return [...characters, ...characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)]
}

/**
 * Asks for words in `search_text`. Words hold letters, digits and characters alone, so that nothing in a pattern acts.
 *
 * @param first - number of the first parameter.
 * @param hasTrigrams - whether parts of words can be found, or their beginnings alone.
 */
export const saying = ({ letters, characters }: SearchWords, first: number, hasTrigrams: boolean): Says => {
  const params: SqlValue[] = []
  const param = (value: SqlValue): string => `$${first - 1 + params.push(value)}`

  const patterns = hasTrigrams ? letters.map((word) => param(patternOf(word))) : []
  const beginnings = hasTrigrams || letters.length === 0 ? [] : [param(letters.map((word) => `${word}:*`).join(' & '))]
  const pairs = characters.length === 0 ? [] : [`${param(characters.flatMap(pairsOf))}::text[]`]
  const named = [...letters, ...characters].map((word) => `${param(word)}::text`)
  const inCharacters = named.slice(letters.length)
  const inRow = (table: string): string =>
    [
      ...patterns.map((pattern) => `${table}.search_text LIKE ${pattern}`),
      ...beginnings.map((query) => `to_tsvector('simple', ${table}.search_text) @@ to_tsquery('simple', ${query})`),
      // Not by LIKE: an index of trigrams knows nothing of two characters, and would be read whole.
      ...inCharacters.map((word) => `strpos(${table}.search_text, ${word}) > 0`),
    ].join(' AND ')
  return {
    params,
    inRow,
    byIndex: (table) =>
      [...pairs.map((list) => `search_pairs(${table}.search_text) @> ${list}`), inRow(table)].join(' AND '),
    within: (table, length) =>
      named.map((word) => `strpos(${table}.search_text, ${word}) BETWEEN 1 AND ${length}`).join(' AND '),
  }
}
