import type { HotWord, SearchQuery, SearchResults, Suggestions } from '@/wire/schemas/search'
import * as endpoints from '@/wire/endpoints/search'
import { call, type CallOptions } from '../request/call'
import { withPictures } from './content'
import { withPicture } from './with-picture'

/** What is searched most (extension). */
export const fetchHotWords = (options?: CallOptions): Promise<HotWord[]> => call(endpoints.hot, {}, options)

/** What a search that is being typed might mean (extension). */
export const fetchSuggestions = async (query: string, options?: CallOptions): Promise<Suggestions> => {
  const suggestions = await call(endpoints.suggestions, { query }, options)
  return { ...suggestions, things: suggestions.things.map(withPicture) }
}

/** What was found: the first few of every kind, or a part of one (extension). */
export const fetchResults = async (query: SearchQuery, options?: CallOptions): Promise<SearchResults> => {
  const results = await call(endpoints.results, query, options)
  return {
    ...results,
    articles: results.articles.map(withPictures),
    activities: results.activities.map(withPicture),
    things: results.things.map(withPicture),
  }
}
