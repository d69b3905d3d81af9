import { results } from '@/wire/endpoints/search'
import { prepareSearch } from '../../../server/modules/search/search-index'
import { startTestServer, type TestServer } from '../../support/server/server'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const indexes = async () =>
  (
    await server.database.query<{ name: string }>(
      "SELECT indexname AS name FROM pg_indexes WHERE indexname LIKE 'article_search%' ORDER BY indexname",
    )
  ).map(({ name }) => name)
const articlesFor = async (query: string) => (await server.call(results, { query })).data.articles.map(({ id }) => id)

describe('a database without trigrams', () => {
  beforeEach(async () => {
    await server.database.query('DROP EXTENSION pg_trgm CASCADE')
  })

  it('finds the beginnings of words, Chinese, and what a typing error hides', async () => {
    expect(await prepareSearch(server.database)).toBe(false)
    expect(await indexes()).toEqual(['article_search_beginnings', 'article_search_pairs'])
    expect(await articlesFor('copp dayl')).toEqual(['dawn-copper'])
    expect(await articlesFor('晨曦')).toContain('dawn-copper')
    expect(await articlesFor('coppre dayl')).toEqual(['dawn-copper'])
    expect(await articlesFor('opper')).toEqual([])
  })

  it('finds parts of words from the start on at which they are to be had', async () => {
    await prepareSearch(server.database)
    await server.database.query('CREATE EXTENSION pg_trgm')
    expect(await prepareSearch(server.database)).toBe(true)
    expect(await indexes()).toEqual(['article_search_pairs', 'article_search_trigrams'])
    expect(await articlesFor('opper dayl')).toEqual(['dawn-copper'])
  })
})
