import { SearchKind } from '@/wire/enums/search'
import { MAX_FOUND } from '@/wire/search-limits'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

const atMost = (count: number): string => (count >= MAX_FOUND ? `${MAX_FOUND - 1}+` : String(count))

/** Texts of the search. */
const en = {
  title: 'Search',
  field: 'Stories, cars, activities',
  recent: 'Recent',
  before: 'Before',
  clear: 'Clear what was searched',
  clearAll: 'Clear all',
  keptHere: 'Kept on this phone only.',
  forget: (query: string) => `Remove ${query}`,
  hot: 'Hot now',
  isNew: 'New',
  topics: 'Topics to follow',
  searchFor: (query: string) => `Search for “${query}”`,
  showing: 'Showing',
  insteadBefore: ' · search for ',
  insteadAfter: ' instead',
  searchTyped: (query: string) => `Search for ${query} instead`,
  kinds: 'What was found',
  all: (count: number) => `All ${atMost(count)}`,
  ofKind: (kind: string, count: number) => `${kind} ${atMost(count)}`,
  kind: {
    [SearchKind.model]: 'Cars',
    [SearchKind.article]: 'Stories',
    [SearchKind.activity]: 'Activities',
    [SearchKind.topic]: 'Topics',
    [SearchKind.hashtag]: 'Tags',
    [SearchKind.shop]: 'Shops',
    [SearchKind.help]: 'Help',
  } satisfies Record<SearchKind, string>,
  oneOf: {
    [SearchKind.model]: 'Car',
    [SearchKind.article]: 'Story',
    [SearchKind.activity]: 'Activity',
    [SearchKind.topic]: 'Topic',
    [SearchKind.hashtag]: 'Tag',
    [SearchKind.shop]: 'Shop',
    [SearchKind.help]: 'Help',
  } satisfies Record<SearchKind, string>,
  seeAll: (kind: string, count: number) => `See all ${atMost(count)}, ${kind}`,
  found: (count: number) => (count === 1 ? '1 result' : `${atMost(count)} results`),
  hashtag: (name: string) => `#${name}`,
  at: (day: string, city: string) => `${day} · ${city}`,
  by: (author: string, day: string) => `${author} · ${day}`,
  placesLeft: (count: number) => (count === 1 ? '1 place left' : `${count} places left`),
  nothingTitle: (query: string) => `Nothing for “${query}”`,
  nothingText: 'Try fewer words, or ask a person.',
  ask: 'Ask customer service',
  feedback: 'Send feedback',
  feedbackNote: 'We read every one',
}

export type Messages = typeof en

export const messages = texts(en, zh)
