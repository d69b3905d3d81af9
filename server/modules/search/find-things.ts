import { SearchKind } from '@/wire/enums/search'
import type { FoundThing } from '@/wire/schemas/search'
import { MAX_FOUND } from '@/wire/search-limits'
import type { Queryable } from '../../db/queryable'
import { saying, type Says } from './says'
import type { SearchWords } from './search-words'
import { SOURCES } from './sources'

/** Something that was found, with how much of its kind was. */
export interface FoundRow extends FoundThing {
  total: number
}

/** What is looked for. */
export interface Search {
  words: SearchWords
  /** Of these kinds alone, in this order. */
  kinds: readonly SearchKind[]
  /** Of each kind: how many, and after how many others. */
  limit: number
  offset: number
  now: Date
  hasTrigrams: boolean
}

/**
 * A word that many say is found among the newest, one that few say by its index; what lies between costs no more than
 * this many rows.
 */
const NEWEST_ROWS = 5_000
const INDEXED_ROWS = 300

/** The first parameters: a moment, the kinds, a number of rows and how many go before. */
const WORDS_FROM = 5

/** SQL: the rows of a kind that say the words; of a kind with many, the newest of them. */
const matches = (kind: SearchKind, says: Says): string => {
  const { table, isOpen, isMany, order } = SOURCES[kind]
  if (!isMany) return `SELECT * FROM ${table} WHERE ${isOpen} AND ${says.inRow(table)}`
  return `
    WITH newest AS MATERIALIZED (
      SELECT * FROM (SELECT * FROM ${table} WHERE ${isOpen} ORDER BY ${order} LIMIT ${NEWEST_ROWS}) ${table}
      WHERE ${says.inRow(table)} LIMIT ${MAX_FOUND}),
    others AS (
      SELECT * FROM ${table} WHERE (SELECT count(*) FROM newest) < ${MAX_FOUND} AND ${isOpen} AND ${says.byIndex(table)}
      LIMIT ${INDEXED_ROWS})
    SELECT * FROM newest UNION ALL SELECT * FROM others WHERE id NOT IN (SELECT id FROM newest)`
}

/** SQL: what was found of a kind, what says the words in its title first. */
const foundOf = (kind: SearchKind, says: Says): string => {
  const { table, titleLength, order, title, text, picture, isGuide = 'false' } = SOURCES[kind]
  return `
    SELECT '${kind}' AS kind, ${table}.id::text AS id, ${title()} AS title, ${text()} AS text, ${picture} AS picture,
      ${isGuide} AS "isGuide", ${table}.nth, least(${table}.how_many, ${MAX_FOUND})::integer AS total
    FROM (
      SELECT *, count(*) OVER () AS how_many,
        row_number() OVER (ORDER BY ${says.within(table, titleLength)} DESC, ${order}) AS nth
      FROM (${matches(kind, says)}) ${table}
      WHERE '${kind}' = ANY ($2)) ${table}
    WHERE ${table}.nth > $4 AND ${table}.nth <= least($3 + $4, ${MAX_FOUND})`
}

const KINDS = Object.values(SearchKind)

/** What is found, kind by kind and the best first, in one statement. */
export const findThings = async (db: Queryable, search: Search): Promise<FoundRow[]> => {
  const says = saying(search.words, WORDS_FROM, search.hasTrigrams)
  const rows = await db.query<FoundRow & { nth: number }>(
    `SELECT * FROM (${KINDS.map((kind) => foundOf(kind, says)).join(' UNION ALL ')}) AS found
     ORDER BY array_position($2::text[], kind), nth`,
    [search.now, search.kinds, search.limit, search.offset, ...says.params],
  )
  return rows.map(({ nth: _, ...row }) => row)
}
