import { results } from '@/wire/endpoints/search'
import { API_PREFIX, SUCCESS_CODE, type Envelope } from '@/wire/envelope'
import type { SearchResults } from '@/wire/schemas/search'
import { refreshWords } from '../../server/modules/search/search-index'
import { percentile, type Figure } from './measuring/figure'
import { withOpenServer, type OpenServer } from './measuring/open-server'
import { timesOf } from './measuring/times-of'
import { addWordedArticles } from './filling/worded-articles'

const ARTICLES = 100_000
const P99 = 0.99
const MAX_MS = 50

/** What is searched, and what it stands for. */
const SEARCHES = {
  'a word that many have': 'road',
  'a word that few have': 'zephyr',
  'part of a word': 'ephy',
  'a typing error': 'zehpyr',
  'two words': 'road lamela',
  'two Chinese characters': '夜驾',
  'a Chinese word that few have': '极光',
} as const

/** Each call from a phone of its own: a network has a limit. */
const callFrom = async ({ app }: OpenServer, n: number, query: string): Promise<SearchResults> => {
  const response = await app.inject({
    url: API_PREFIX + results.path,
    query: { query },
    remoteAddress: `10.${n >> 8}.${n & 255}.1`,
  })
  const { code, data, msg } = response.json<Envelope<SearchResults>>()
  if (code !== SUCCESS_CODE) throw new Error(`${results.path}: ${msg}`)
  return data
}

const find = async (server: OpenServer, n: number, query: string): Promise<void> => {
  const { articles } = await callFrom(server, n, query)
  if (articles.length === 0) throw new Error(`"${query}" found nothing`)
}

/** Measures what a search costs among many articles, as a whole call. */
export const measureSearch = (): Promise<readonly Figure[]> =>
  withOpenServer(async (server) => {
    await addWordedArticles(server.database, ARTICLES)
    await refreshWords(server.database)
    const figures: Figure[] = []
    for (const [name, query] of Object.entries(SEARCHES)) {
      const measured = percentile(await timesOf((nth) => find(server, nth, query)), P99)
      figures.push({
        name: `search among ${ARTICLES} articles, ${name}, p99, ms`,
        measured,
        budget: { atMost: MAX_MS },
      })
    }
    return figures
  })
