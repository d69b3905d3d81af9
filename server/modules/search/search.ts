import { SearchKind, Spelling } from '@/wire/enums/search'
import type { ActivityCard } from '@/wire/schemas/activity'
import type { ArticleCard } from '@/wire/schemas/content'
import type { FoundThing, SearchQuery, SearchResults, Suggestions } from '@/wire/schemas/search'
import { FOUND_PART_SIZE } from '@/wire/search-limits'
import type { Queryable } from '../../db/queryable'
import { activityCards } from '../activity/read-activities'
import { articleCards, type Reading } from '../content/feed'
import { findThings, type FoundRow, type Search } from './find-things'
import { mendedWords } from './mended-words'
import { isNothing, marksOf, searchWords, withWords, type SearchWords } from './search-words'

/** How many of a kind are suggested while somebody types. */
const SUGGESTED_OF_A_KIND = 2
/** How many of a kind the page of all kinds shows. */
const SHOWN_OF_A_KIND = 5

const KINDS = Object.values(SearchKind)

/** What finds: the database, and whether it finds parts of words. */
export interface SearchBase {
  db: Queryable
  hasTrigrams: boolean
}

interface Found {
  rows: FoundRow[]
  words: SearchWords
  mended: string | null
}

type Asked = Omit<Search, 'words' | 'hasTrigrams'> & { query: string; spelling: Spelling }

/** Finds what was typed or, where that is nowhere, what was probably meant. */
const find = async ({ db, hasTrigrams }: SearchBase, { query, spelling, ...asked }: Asked): Promise<Found> => {
  const words = searchWords(query)
  if (isNothing(words)) return { rows: [], words, mended: null }
  const rows = await findThings(db, { ...asked, words, hasTrigrams })
  const asTyped = { rows, words, mended: null }
  if (rows.length > 0 || spelling === Spelling.typed) return asTyped
  const meant = await mendedWords(db, words)
  if (meant.size === 0) return asTyped
  const mended = withWords(query, meant)
  const mendedRows = await findThings(db, { ...asked, words: searchWords(mended), hasTrigrams })
  return mendedRows.length === 0 ? asTyped : { rows: mendedRows, words: searchWords(mended), mended }
}

const thingOf = ({ total: _, ...thing }: FoundRow): FoundThing => thing

/** What a search that is being typed might mean. */
export const suggest = async (base: SearchBase, query: string, now: Date): Promise<Suggestions> => {
  const { rows, words, mended } = await find(base, {
    query,
    spelling: Spelling.mended,
    kinds: KINDS,
    limit: SUGGESTED_OF_A_KIND,
    offset: 0,
    now,
  })
  return { mended, marks: marksOf(words), things: rows.map(thingOf) }
}

/** How much of which kinds is read. */
const partOf = ({ kind, current = 1 }: SearchQuery): Pick<Search, 'kinds' | 'limit' | 'offset'> =>
  kind === undefined
    ? { kinds: KINDS, limit: SHOWN_OF_A_KIND, offset: 0 }
    : { kinds: [kind], limit: FOUND_PART_SIZE, offset: (current - 1) * FOUND_PART_SIZE }

const inOrderOf = <Card extends { id: string }>(ids: readonly string[], cards: readonly Card[]): Card[] =>
  ids.flatMap((id) => cards.filter((card) => card.id === id))

/** What was found: the first few of every kind, or a part of one. */
export const search = async (base: SearchBase, query: SearchQuery, reading: Reading): Promise<SearchResults> => {
  const { spelling = Spelling.mended } = query
  const { rows, words, mended } = await find(base, {
    query: query.query,
    spelling,
    ...partOf(query),
    now: reading.now,
  })
  const idsOf = (kind: SearchKind): string[] => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const [articleIds, activityIds] = [idsOf(SearchKind.article), idsOf(SearchKind.activity)]
  const [articles, activities]: [ArticleCard[], ActivityCard[]] = await Promise.all([
    articleCards(base.db, articleIds, reading),
    activityCards(base.db, activityIds, reading.now),
  ])
  return {
    mended,
    marks: marksOf(words),
    counts: countsOf(rows),
    articles: inOrderOf(articleIds, articles),
    activities: inOrderOf(activityIds, activities),
    things: rows.filter(({ kind }) => kind !== SearchKind.article && kind !== SearchKind.activity).map(thingOf),
  }
}

const countsOf = (rows: readonly FoundRow[]): SearchResults['counts'] =>
  KINDS.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind)
    return row === undefined ? [] : [{ kind, count: row.total }]
  })
