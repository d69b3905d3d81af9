import { Type, type Static } from 'typebox'
import { SearchKind, Spelling } from '../enums/search'
import { FOUND_PART_SIZE, MAX_FOUND, MAX_SEARCH_LENGTH } from '../search-limits'
import { ActivityCard } from './activity'
import { ArticleCard } from './content'
import { count, flag, nullable, text, texts, valueOf } from './parts'

const query = () => Type.String({ minLength: 1, maxLength: MAX_SEARCH_LENGTH, pattern: '\\S' })

/** A word that is searched often. */
export const HotWord = Type.Object({ word: text(), isNew: flag('Added in the last days') })
export type HotWord = Static<typeof HotWord>

/** The most wanted first. */
export const HotWords = Type.Array(HotWord)

/** Something that was found, as far as one line shows it. */
export const FoundThing = Type.Object({
  kind: valueOf(SearchKind),
  id: text(),
  title: text(),
  text: nullable(text(), 'where there is nothing to add'),
  picture: nullable(text(), 'where it has none'),
  isGuide: flag('A help entry that is a guide; any other is an agreement'),
})
export type FoundThing = Static<typeof FoundThing>

const spelt = {
  mended: nullable(text('The words that were searched in place of those that were found nowhere'), 'otherwise'),
  marks: texts('What is marked in what was found, in lower case'),
}

export const SuggestionsQuery = Type.Object({ query: query() })

/** What a search might mean while it is typed: few of each kind. */
export const Suggestions = Type.Object({ ...spelt, things: Type.Array(FoundThing) })
export type Suggestions = Static<typeof Suggestions>

export const SearchQuery = Type.Object({
  query: query(),
  kind: Type.Optional(valueOf(SearchKind, 'Absent for the first few of every kind')),
  current: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_FOUND / FOUND_PART_SIZE, description: 'Part of a kind, counts from 1' }),
  ),
  spelling: Type.Optional(valueOf(Spelling, 'Absent to have typing errors mended')),
})
export type SearchQuery = Static<typeof SearchQuery>

/** What was found; articles and activities as their lists show them. */
export const SearchResults = Type.Object({
  ...spelt,
  counts: Type.Array(Type.Object({ kind: valueOf(SearchKind), count: count(`At most ${MAX_FOUND} are counted`) }), {
    description: 'Of the kinds of which something is shown',
  }),
  articles: Type.Array(ArticleCard),
  activities: Type.Array(ActivityCard),
  things: Type.Array(FoundThing, { description: 'Of the other kinds' }),
})
export type SearchResults = Static<typeof SearchResults>
