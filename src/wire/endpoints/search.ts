import { get } from '../endpoint'
import type { NoPayload } from '../schemas/parts'
import type { HotWords, SearchQuery, SearchResults, Suggestions, SuggestionsQuery } from '../schemas/search'

export const hot = get<typeof NoPayload, typeof HotWords>('/content/search/hot', { access: 'public', extension: true })
export const suggestions = get<typeof SuggestionsQuery, typeof Suggestions>('/content/search/suggestions', {
  access: 'public',
  extension: true,
})
export const results = get<typeof SearchQuery, typeof SearchResults>('/content/search/results', {
  access: 'optional',
  extension: true,
})
