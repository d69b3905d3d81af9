import { detail as article } from '@/wire/endpoints/article'
import { articles, detail, follow, list } from '@/wire/endpoints/topic'
import { ArticleKind, TopicKind, TopicOrder } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { startTestServer, type TestServer } from '../../support/server/server'

const TOPIC = 'night-drive'
const HASHTAG = 'NightDrive'

let server: TestServer
let token: string

beforeEach(async () => {
  server = await startTestServer()
  token = (await server.login('13912340001')).token
})
afterEach(() => server.close())

const topicsOf = async (reader?: string) =>
  (await server.call(list, {}, reader === undefined ? {} : { token: reader })).data
const newest = { order: TopicOrder.newest, size: 20 }

describe('topics', () => {
  it('are listed by how many follow them, with how much there is to read', async () => {
    const topics = await topicsOf()
    expect(topics).toHaveLength(8)
    expect(topics[0]).toMatchObject({
      name: 'First road trip',
      articleCount: 5,
      followerCount: 4180,
      isFollowed: false,
    })
    expect(topics.map(({ followerCount }) => followerCount)).toEqual(
      topics.map(({ followerCount }) => followerCount).sort((one, other) => other - one),
    )
  })

  it('speak the language of who asks', async () => {
    const { data } = await server.call(detail, { id: TOPIC }, { headers: { 'accept-language': 'zh-CN' } })
    expect(data).toMatchObject({ name: '夜驾', kind: TopicKind.topic })
  })

  it('lead from their articles and to them', async () => {
    const { data } = await server.call(articles, { id: TOPIC, ...newest })
    expect(data.records.map(({ id }) => id)).toContain('night-mode')
    const { data: clip } = await server.call(article, { id: 'night-mode' })
    expect(clip.topics).toContainEqual({ id: TOPIC, name: 'Night drive' })
    expect(clip.hashtags).toContainEqual({ id: HASHTAG, name: 'NightDrive' })
  })

  it('show the most liked first, or the newest, and go on by a cursor without a double', async () => {
    const { data: hot } = await server.call(articles, { id: TOPIC, order: TopicOrder.hot, size: 20 })
    const likes = hot.records.map(({ likeCount }) => likeCount)
    expect(likes).toEqual([...likes].sort((one, other) => other - one))
    expect(hot.next).toBeNull()

    const { data: all } = await server.call(articles, { id: TOPIC, ...newest })
    const { data: first } = await server.call(articles, { id: TOPIC, order: TopicOrder.newest, size: 2 })
    const rest = { id: TOPIC, order: TopicOrder.newest, size: 2, cursor: first.next ?? '' }
    const { data: second } = await server.call(articles, rest)
    expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(all.records.map(({ id }) => id))
  })

  it.each(Object.entries(TopicOrder))('show one kind alone to who wants clips, the %s first', async (_name, order) => {
    const { data } = await server.call(articles, { id: HASHTAG, order, size: 20, kind: ArticleKind.video })
    expect(data.records.map(({ id }) => id)).toEqual(['night-mode'])
  })

  it('neither count nor show what is withdrawn or not out yet', async () => {
    await server.database.query("UPDATE article SET withdrawn_at = published_at WHERE id = 'night-mode'")
    await server.database.query(
      `UPDATE article_topic SET published_at = published_at + interval '40 days' WHERE article_id = 'ring-road-after-ten'`,
    )
    for (const order of Object.values(TopicOrder)) {
      for (const cursor of [{}, { cursor: '9999999999999.z' }]) {
        const { data } = await server.call(articles, { id: TOPIC, order, size: 20, ...cursor })
        expect(data.records.map(({ id }) => id)).toEqual(['lakeside-night-drive'])
      }
    }
    expect((await server.call(detail, { id: TOPIC })).data.articleCount).toBe(1)
  })

  it.each(['unknown', 'withdrawn'])(
    'that are %s are 404, hand out nothing to read, and nobody follows them',
    async (state) => {
      if (state === 'withdrawn') await server.database.query('UPDATE topic SET withdrawn_at = created_at')
      const id = state === 'withdrawn' ? TOPIC : 'nothing'
      const gone = { status: 404, code: ErrorCode.topicNotFound }
      expect(await server.call(detail, { id })).toMatchObject(gone)
      expect(await server.call(follow, { id, isOn: true }, { token })).toMatchObject(gone)
      for (const order of Object.values(TopicOrder)) {
        const { data } = await server.call(articles, { id, order, size: 20 })
        expect(data).toEqual({ records: [], next: null })
      }
    },
  )
})

describe('following', () => {
  it('counts an account once, however often it taps, and can be taken back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.call(follow, { id: TOPIC, isOn: true }, { token })),
    )
    expect(new Set(answers.map(({ data }) => data.followerCount))).toEqual(new Set([3_241]))
    expect((await server.call(follow, { id: TOPIC, isOn: false }, { token })).data).toEqual({
      followerCount: 3_240,
      isFollowed: false,
    })
  })

  it('a hashtag brings it to the list of who follows it', async () => {
    await server.call(follow, { id: HASHTAG, isOn: true }, { token })
    const followed = (await topicsOf(token)).filter(({ isFollowed }) => isFollowed)
    expect(followed).toMatchObject([{ id: HASHTAG, kind: TopicKind.hashtag, followerCount: 1 }])
    expect(await topicsOf()).toHaveLength(8)
  })
})
