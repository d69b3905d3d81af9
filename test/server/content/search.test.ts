import { hot, results, suggestions } from '@/wire/endpoints/search'
import { SearchKind, Spelling } from '@/wire/enums/search'
import { ErrorCode } from '@/wire/errors'
import type { SearchQuery } from '@/wire/schemas/search'
import { MAX_SEARCH_LENGTH } from '@/wire/search-limits'
import { refreshWords } from '../../../server/modules/search/search-index'
import { startTestServer, type TestServer } from '../../support/server/server'

const CHINESE = { headers: { 'accept-language': 'zh-CN' } }

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const find = async (query: string, more: Omit<SearchQuery, 'query'> = {}, options = {}) =>
  (await server.call(results, { query, ...more }, options)).data
const articlesFor = async (query: string) =>
  (await find(query, { kind: SearchKind.article })).articles.map(({ id }) => id)
const titlesOf = (things: readonly { kind: string; title: string }[], kind: string) =>
  things.filter((thing) => thing.kind === kind).map(({ title }) => title)

describe('a search', () => {
  it('finds every kind, and tells how much of each there is', async () => {
    const found = await find('night drive')
    expect(found.articles.map(({ id }) => id)).toContain('night-mode')
    expect(found.activities.map(({ id }) => id)).toContain('lakeside-night-drive')
    expect(titlesOf(found.things, SearchKind.topic)).toEqual(['Night drive'])
    expect(titlesOf(found.things, SearchKind.hashtag)).toEqual(['NightDrive'])
    expect(found).toMatchObject({ mended: null, marks: ['night', 'drive'] })
    expect(found.counts.find(({ kind }) => kind === SearchKind.topic)).toEqual({ kind: SearchKind.topic, count: 1 })

    expect(titlesOf((await find('vela')).things, SearchKind.model)).toEqual(['Vela 7 Fastback', 'Vela 9 Six Seat'])
    expect(titlesOf((await find('xintiandi')).things, SearchKind.shop)).toEqual(['Vela Space Xintiandi'])
    expect(titlesOf((await find('privacy')).things, SearchKind.help)).toContain('Privacy policy')
  })

  it('finds guides as help, by their words and not by their tags, until they are withdrawn', async () => {
    const help = async (query: string, options = {}) =>
      (await find(query, { kind: SearchKind.help }, options)).things.map(({ id, isGuide, title }) => ({
        id,
        isGuide,
        title,
      }))
    const guide = { id: 'home-charging', isGuide: true, title: 'Charging at home' }
    expect(await help('wall box')).toEqual([guide])
    expect(await help('充电桩', CHINESE)).toEqual([{ ...guide, title: '在家充电' }])
    expect((await help('privacy policy'))[0]).toMatchObject({ isGuide: false })
    expect(await help('blockquote')).toEqual([])
    expect(await help('figcaption')).toEqual([])

    await server.database.query("UPDATE guide SET withdrawn_at = now() WHERE id = 'home-charging'")
    expect(await help('wall box')).toEqual([])
  })

  it('mends a typing error by the words of a guide', async () => {
    await refreshWords(server.database)
    const { mended, things } = await find('kilowats')
    expect(mended).toBe('kilowatts')
    expect(things.map(({ id }) => id)).toContain('home-charging')
  })

  it.each([
    ['part of a word', 'oppe'],
    ['words in any order and case', 'DAYLIGHT dawn'],
    ['letters of full width', 'ｄａｗｎ copper'],
    ['two Chinese characters', '晨曦'],
    ['one Chinese character beside others', '曦铜'],
    ['Chinese words that stand apart', '日光晨曦'],
    ['Chinese and letters together', '晨曦 copper'],
  ])('finds by %s', async (_, query) => {
    expect(await articlesFor(query)).toContain('dawn-copper')
  })

  it('finds in both languages, and shows the one of who asks', async () => {
    const { articles } = await find('copper', {}, CHINESE)
    expect(articles.map(({ title }) => title)).toContain('日光下的晨曦铜')
  })

  it('shows what says the words in its title first, then the newest', async () => {
    const { articles } = await find('quiet', { kind: SearchKind.article })
    const isInTitle = articles.map(({ title }) => title?.toLowerCase().includes('quiet') === true)
    expect(isInTitle).toEqual([...isInTitle].sort((one, other) => Number(other) - Number(one)))
  })

  it.each(['nigt drive', 'nihgt drive', 'nightt drive', 'naght drive'])(
    'mends the typing error in "%s"',
    async (typed) => {
      const found = await find(typed)
      expect(found).toMatchObject({ mended: 'night drive', marks: ['night', 'drive'] })
      expect(found.articles.map(({ id }) => id)).toContain('night-mode')
    },
  )

  it('searches words as they were typed for who insists, and mends no second error', async () => {
    const nothing = { mended: null, counts: [], articles: [], activities: [], things: [] }
    expect(await find('nigt drive', { spelling: Spelling.typed })).toMatchObject(nothing)
    expect(await find('nxgxt drive')).toMatchObject(nothing)
  })

  it.each(['%', '_____', '\\', "';--", '" | !', '&:*'])('takes "%s" for no more than it says', async (query) => {
    const { status, data } = await server.call(results, { query })
    expect(status).toBe(200)
    expect(data.articles).toEqual([])
  })

  it('finds nothing that is withdrawn, not out yet, or over', async () => {
    const { database, clock } = server
    await database.query("UPDATE article SET withdrawn_at = published_at WHERE id = 'night-mode'")
    await database.query("UPDATE article SET published_at = NULL WHERE id = 'ring-road-after-ten'")
    await database.query("UPDATE article SET published_at = $1 WHERE id = 'lakeside-night-drive'", [
      new Date(clock.now().getTime() + 1),
    ])
    await database.query('UPDATE topic SET withdrawn_at = created_at')
    await database.query("UPDATE model SET withdrawn_at = now() WHERE id = 'vela-9'")
    await database.query(
      `UPDATE activity SET end_at = $1, start_at = $1::timestamptz - interval '1 hour',
         sign_up_from = NULL, sign_up_until = NULL, draw_at = NULL, drawn_at = NULL
       WHERE id = 'lakeside-night-drive'`,
      [clock.now()],
    )
    const found = await find('night drive')
    expect(found.articles.map(({ id }) => id)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(night-mode|ring-road-after-ten|lakeside-night-drive)$/)]),
    )
    expect(found.activities).toEqual([])
    expect(found.things).toEqual([])
    expect(titlesOf((await find('vela 9')).things, SearchKind.model)).toEqual([])
  })

  it('finds no activity that was withdrawn before it is over', async () => {
    await server.database.query("UPDATE activity SET withdrawn_at = now() WHERE id = 'lakeside-night-drive'")
    expect((await find('lakeside night drive')).activities).toEqual([])
    const { data } = await server.call(suggestions, { query: 'lakeside night drive' })
    expect(titlesOf(data.things, SearchKind.activity)).toEqual([])
  })

  it('shows a kind part by part, nothing twice, and counts a hundred at most', async () => {
    await server.database.query(
      `INSERT INTO store SELECT 'many-' || n, 'Many ' || n, category, dealer_type, services, province_code, city_code, address,
         longitude, latitude, phone, business_hours, description, '{}'
       FROM store, generate_series(1, 130) n WHERE id = 'shanghai-jingan'`,
    )
    const parts = await Promise.all([1, 2, 3, 4, 5].map((current) => find('many', { kind: SearchKind.shop, current })))
    expect(parts[0]?.counts).toEqual([{ kind: SearchKind.shop, count: 100 }])
    expect(new Set(parts.flatMap(({ things }) => things.map(({ id }) => id))).size).toBe(100)
  })

  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['too long', 'x'.repeat(MAX_SEARCH_LENGTH + 1)],
  ])('is refused with a sentence when it is %s', async (_, query) => {
    expect(await server.call(results, { query })).toMatchObject({
      status: 422,
      code: ErrorCode.invalidField,
      msg: 'Please check the words you search for.',
    })
  })

  it('is refused to a network that asks without end', async () => {
    const ask = async () => (await server.call(suggestions, { query: '%' })).status
    for (let n = 0; n < 600; n += 1) await ask()
    expect(await ask()).toBe(429)
  })
})

it('suggests a few of each kind while one types', async () => {
  const { data } = await server.call(suggestions, { query: 'nigh' })
  expect(data.things).toContainEqual(expect.objectContaining({ kind: SearchKind.topic, id: 'night-drive' }))
  expect(data.things.filter(({ kind }) => kind === SearchKind.article)).toHaveLength(2)
  expect((await server.call(suggestions, { query: 'nigt dr' })).data.mended).toBe('night dr')
})

it('tells what is searched most in the language of who asks, each of which finds something', async () => {
  const { data } = await server.call(hot, {})
  expect(data[0]).toEqual({ word: 'six seats', isNew: false })
  expect(data.filter(({ isNew }) => isNew).map(({ word }) => word)).toEqual(['Dawn Copper', 'ice driving'])
  const inChinese = (await server.call(hot, {}, CHINESE)).data
  expect(inChinese[0]?.word).toBe('六座')
  for (const { word } of [...data, ...inChinese]) expect([word, (await find(word)).counts]).not.toEqual([word, []])
})

it('knows the words of what was written since, once they were read anew', async () => {
  await server.database.query("UPDATE article SET summary = 'A zephyr in the cabin' WHERE id = 'quiet-cabin'")
  expect(await articlesFor('zephyr')).toEqual(['quiet-cabin'])
  expect(await articlesFor('zehpyr')).toEqual([])
  await refreshWords(server.database)
  expect(await articlesFor('zehpyr')).toEqual(['quiet-cabin'])
})
