import type { FastifyInstance } from 'fastify'
import { hot, results, suggestions } from '@/wire/endpoints/search'
import { NoPayload } from '@/wire/schemas/parts'
import { HotWords, SearchQuery, SearchResults, Suggestions, SuggestionsQuery } from '@/wire/schemas/search'
import { MINUTE_MS } from '@/domain/time/duration'
import { route } from '../../http/route'
import { hotWords } from './hot-words'
import { search, suggest, type SearchBase } from './search'
import { hasTrigrams } from './search-index'

/** A network has many phones, and each asks while somebody types. */
const RATE_LIMIT = { max: 600, timeWindow: MINUTE_MS }

/** Finding what there is (extensions; docs/rules/search.md). */
export const searchModule = (app: FastifyInstance): void => {
  const { database: db, clock } = app
  let known: boolean | undefined
  const base = async (): Promise<SearchBase> => {
    known ??= await hasTrigrams(db)
    return { db, hasTrigrams: known }
  }

  /** `GET /content/search/hot`: what is asked for most. */
  route(app, hot, {
    schema: { request: NoPayload, reply: HotWords },
    handler: () => hotWords(db, clock.now()),
  })

  /** `GET /content/search/suggestions`: while somebody types. */
  route(app, suggestions, {
    schema: { request: SuggestionsQuery, reply: Suggestions },
    rateLimit: RATE_LIMIT,
    handler: async ({ payload }) => suggest(await base(), payload.query, clock.now()),
  })

  /** `GET /content/search/results`: the first few of every kind, or a part of one. */
  route(app, results, {
    schema: { request: SearchQuery, reply: SearchResults },
    rateLimit: RATE_LIMIT,
    handler: async ({ payload, user }) =>
      search(await base(), payload, { readerId: user?.id ?? null, now: clock.now() }),
  })
}
