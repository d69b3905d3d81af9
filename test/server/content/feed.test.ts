import type { ArticleCard } from '@/wire/schemas/content'
import { follow as followAuthor } from '@/wire/endpoints/article'
import { feed } from '@/wire/endpoints/content'
import { follow as followTopic } from '@/wire/endpoints/topic'
import { ArticleKind, HomeTabKind } from '@/wire/enums/content'
import { startTestServer, type TestServer } from '../../support/server/server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const readAll = async (tab: HomeTabKind, size: number): Promise<ArticleCard[]> => {
  const cards: ArticleCard[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data } = await server.call(feed, { tab, size, ...(cursor !== undefined && { cursor }) })
    cards.push(...data.records)
    cursor = data.next
  }
  return cards
}

it('mixes the three kinds on the recommended tab, newest first', async () => {
  const cards = await readAll(HomeTabKind.recommended, 50)

  expect(new Set(cards.map(({ kind }) => kind))).toEqual(
    new Set([ArticleKind.pictureText, ArticleKind.video, ArticleKind.post]),
  )
  const times = cards.map(({ publishTime }) => publishTime)
  expect(times).toEqual([...times].sort().reverse())
  expect(times[0]).toBe('2026-11-20 11:00:00')
})

it('shows each article once, whatever the size of its pages', async () => {
  const whole = await readAll(HomeTabKind.recommended, 50)
  const byThree = await readAll(HomeTabKind.recommended, 3)

  expect(byThree).toEqual(whole)
  expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
})

it('keeps its order between articles of the same moment', async () => {
  await server.database.query("UPDATE article_tab SET published_at = '2026-11-01T00:00:00Z' WHERE tab = $1", [
    HomeTabKind.activities,
  ])
  const whole = await readAll(HomeTabKind.activities, 50)

  expect(await readAll(HomeTabKind.activities, 1)).toEqual(whole)
  expect(whole).toHaveLength(4)
})

it('shows only posts on the square, none of them with a title', async () => {
  const cards = await readAll(HomeTabKind.square, 50)

  expect(cards).toHaveLength(14)
  expect(cards.every(({ kind, title }) => kind === ArticleKind.post && title === null)).toBe(true)
})

it('gives a video a poster and its real length', async () => {
  const cards = await readAll(HomeTabKind.recommended, 50)

  const clip = cards.find(({ id }) => id === 'fourteen-minutes')
  expect(clip?.media).toEqual([
    {
      kind: 'video',
      url: '/static/video/charging.mp4',
      poster: '/static/img/charger.webp',
      width: 720,
      height: 480,
      durationSeconds: 13,
    },
  ])
})

it('keeps the pictures of a post in their order', async () => {
  const { data } = await server.call(feed, { tab: HomeTabKind.square, size: 1 })

  expect(data.records[0]?.media.map(({ url }) => url)).toEqual([
    '/static/img/scene-lake.webp',
    '/static/img/scene-alpine.webp',
    '/static/img/scene-mist.webp',
  ])
})

it('has nothing on a tab that shows no articles', async () => {
  const { data } = await server.call(feed, { tab: HomeTabKind.message, size: 10 })

  expect(data).toEqual({ records: [], next: null })
})

it('refuses a tab that does not exist', async () => {
  const { status, data } = await server.call(feed, { tab: 'gossip' as HomeTabKind, size: 10 })

  expect(status).toBe(422)
  expect(data).toEqual({ field: 'tab' })
})

it('refuses a place that it never named', async () => {
  const { status, data } = await server.call(feed, { tab: HomeTabKind.square, size: 10, cursor: 'yesterday' })

  expect(status).toBe(422)
  expect(data).toEqual({ field: 'cursor' })
})

it('shows nobody what has its time yet to come, wherever a cursor says that it stands', async () => {
  const query = { tab: HomeTabKind.recommended, size: 50 }
  const { data: before } = await server.call(feed, query)
  const [newest] = before.records
  await server.database.query('UPDATE article_tab SET published_at = $2 WHERE article_id = $1 AND tab = $3', [
    newest?.id ?? '',
    new Date(server.clock.now().getTime() + 1),
    HomeTabKind.recommended,
  ])
  for (const cursor of ['9999999999999.z', `${server.clock.now().getTime() + 1}.z`]) {
    const { data } = await server.call(feed, { ...query, cursor })
    expect(data.records).toEqual(before.records.slice(1))
  }
})

describe('the square of who follows', () => {
  it('begins with what is followed, by author or topic, and then goes on by time, each article once', async () => {
    const { token } = await server.login('13912340009')
    const idsOf = async (size: number): Promise<string[]> => {
      const ids: string[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const query = { tab: HomeTabKind.square, size, ...(cursor !== undefined && { cursor }) }
        const { data } = await server.call(feed, query, { token })
        ids.push(...data.records.map(({ id }) => id))
        cursor = data.next
      }
      return ids
    }
    const byTime = (await readAll(HomeTabKind.square, 50)).map(({ id }) => id)
    expect(await idsOf(50)).toEqual(byTime)

    await server.call(followAuthor, { authorId: 'xu-ran', isOn: true }, { token })
    await server.call(followTopic, { id: 'NightDrive', isOn: true }, { token })
    const rows = await server.database.query<{ id: string }>(
      `SELECT DISTINCT article.id FROM article LEFT JOIN article_topic about ON about.article_id = article.id
       WHERE author_id = 'xu-ran' OR topic_id = 'NightDrive'`,
    )
    const followed = byTime.filter((id) => rows.some((row) => row.id === id))
    expect(followed.length).toBeGreaterThan(1)
    const expected = [...followed, ...byTime.filter((id) => !followed.includes(id))]
    for (const size of [50, 3, 1, followed.length]) expect(await idsOf(size)).toEqual(expected)
  })
})
