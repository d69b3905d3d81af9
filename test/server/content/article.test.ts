import { detail, favourite, follow, like, report } from '@/wire/endpoints/article'
import { feed } from '@/wire/endpoints/content'
import { ArticleKind, FollowRelation, HomeTabKind, ReportReason, SlideStyle } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS } from '@/domain/time/duration'
import { demoUser, lateReader } from '../../../server/db/seed/users'
import { startTestServer, type TestServer } from '../../support/server/server'

const STORY = 'quiet-cabin'

let server: TestServer
let token: string

beforeEach(async () => {
  server = await startTestServer()
  token = (await server.login('13912340001')).token
})
afterEach(() => server.close())

const read = async (id: string, reader?: string) =>
  (await server.call(detail, { id }, reader === undefined ? {} : { token: reader })).data
const change = (sql: string, ...params: (string | Date)[]) => server.database.query(sql, params)

describe('an article', () => {
  it('is read with its blocks, its author, its media and the car that it is about', async () => {
    const article = await read(STORY)
    expect(article).toMatchObject({
      kind: ArticleKind.pictureText,
      slideStyle: SlideStyle.style1,
      author: { name: 'Vela Design', followRelation: FollowRelation.notFollowing, isReader: false },
      isLiked: false,
      isFavourite: false,
      readMinutes: 1,
      relatedCar: { modelId: 'vela-7', modelSellName: 'Vela 7 Fastback', priceFromFen: expect.any(Number) },
    })
    expect(article.body.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['paragraph', 'picture', 'quote', 'list']),
    )
    expect(article.media).toHaveLength(1)
  })

  it('says its words in Chinese, too', async () => {
    const { data } = await server.call(detail, { id: STORY }, { headers: { 'accept-language': 'zh-CN' } })
    expect(JSON.stringify(data.body)).toContain('安静是一种材料')
    expect(JSON.stringify(data.body)).not.toContain('Silence')
  })

  it('of each kind can be read, a post by what stands on its card', async () => {
    expect(await read('fourteen-minutes')).toMatchObject({ kind: ArticleKind.video, media: [{ kind: 'video' }] })
    expect(await read('good-noodles')).toMatchObject({ kind: ArticleKind.post, title: null, body: [] })
  })

  it.each([
    ['unknown', undefined],
    ['a draft', "UPDATE article SET published_at = NULL WHERE id = 'quiet-cabin'"],
    ['withdrawn', "UPDATE article SET withdrawn_at = published_at WHERE id = 'quiet-cabin'"],
    ['not out yet', "UPDATE article SET published_at = published_at + interval '40 days' WHERE id = 'quiet-cabin'"],
  ])('that is %s is found neither by its id nor in the feed', async (_state, sql) => {
    if (sql !== undefined) await change(sql)
    const id = sql === undefined ? 'nothing' : STORY
    expect(await server.call(detail, { id })).toMatchObject({ status: 404, code: ErrorCode.articleNotFound })
    expect(await server.call(like, { id, isOn: true }, { token })).toMatchObject({ code: ErrorCode.articleNotFound })
    for (const mark of [like, favourite]) {
      const answer = await server.call(mark, { id, isOn: false }, { token })
      expect(answer).toMatchObject({ status: 404, code: ErrorCode.articleNotFound })
    }
    const words = { id, reason: ReportReason.other, words: '' }
    expect(await server.call(report, words, { token })).toMatchObject({ code: ErrorCode.articleNotFound })
  })

  it('that is withdrawn leaves the feed', async () => {
    await change("UPDATE article SET withdrawn_at = published_at WHERE id = 'quiet-cabin'")
    const { data } = await server.call(feed, { tab: HomeTabKind.recommended, size: 50 })
    expect(data.records.map(({ id }) => id)).not.toContain(STORY)
  })
})

describe('a like', () => {
  it('counts once, however often and however fast it is tapped', async () => {
    const before = (await read(STORY)).likeCount
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => server.call(like, { id: STORY, isOn: true }, { token })),
    )
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
    expect(await read(STORY, token)).toMatchObject({ likeCount: before + 1, isLiked: true })
    const other = (await server.login('13912340002')).token
    expect(await read(STORY, other)).toMatchObject({ likeCount: before + 1, isLiked: false })
  })

  it('is taken back once', async () => {
    const { likeCount } = await read(STORY)
    await server.call(like, { id: STORY, isOn: true }, { token })
    for (let n = 0; n < 2; n += 1) await server.call(like, { id: STORY, isOn: false }, { token })
    expect(await read(STORY, token)).toMatchObject({ likeCount, isLiked: false })
  })

  it('needs a login', async () => {
    expect(await server.call(like, { id: STORY, isOn: true })).toMatchObject({ status: 401 })
  })
})

it('a favourite counts for itself, and is taken away after the article is withdrawn, too', async () => {
  const { favouriteCount, likeCount } = await read(STORY)
  const { data } = await server.call(favourite, { id: STORY, isOn: true }, { token })
  expect(data).toEqual({ likeCount, favouriteCount: favouriteCount + 1, isLiked: false, isFavourite: true })
  await change("UPDATE article SET withdrawn_at = published_at WHERE id = 'quiet-cabin'")
  const gone = await server.call(favourite, { id: STORY, isOn: false }, { token })
  expect(gone.data).toMatchObject({ favouriteCount, isFavourite: false })
})

describe('following', () => {
  it('is told with the article and with its card, and ends', async () => {
    const { data } = await server.call(follow, { authorId: 'vela-design', isOn: true }, { token })
    expect(data.followRelation).toBe(FollowRelation.following)
    expect((await read(STORY, token)).author.followRelation).toBe(FollowRelation.following)
    const cards = (await server.call(feed, { tab: HomeTabKind.recommended, size: 50 }, { token })).data.records
    expect(cards.find(({ id }) => id === STORY)?.author.followRelation).toBe(FollowRelation.following)
    const ended = await server.call(follow, { authorId: 'vela-design', isOn: false }, { token })
    expect(ended.data.followRelation).toBe(FollowRelation.notFollowing)
  })

  it('is mutual when the author, who is a customer, follows back', async () => {
    const zhou = (await server.login(demoUser.phone)).token
    const lin = (await server.login(lateReader.phone)).token
    const { data } = await server.call(follow, { authorId: 'lin-qiao', isOn: true }, { token: zhou })
    expect(data.followRelation).toBe(FollowRelation.mutual)
    const back = await server.call(follow, { authorId: 'zhou-yining', isOn: false }, { token: lin })
    expect(back.data.followRelation).toBe(FollowRelation.notFollowing)
    expect((await read('six-seats-two-tents', zhou)).author.followRelation).toBe(FollowRelation.following)
  })

  it('nobody follows themselves, or nobody', async () => {
    const lin = (await server.login(lateReader.phone)).token
    const { data } = await server.call(follow, { authorId: 'lin-qiao', isOn: true }, { token: lin })
    expect(data.followRelation).toBe(FollowRelation.notFollowing)
    expect((await read('six-seats-two-tents', lin)).author.isReader).toBe(true)
    expect(await server.call(follow, { authorId: 'nobody', isOn: true }, { token })).toMatchObject({
      status: 404,
      code: ErrorCode.authorNotFound,
    })
  })
})

it('a report is kept once a reader, with the last reason', async () => {
  await server.call(report, { id: STORY, reason: ReportReason.insult, words: '' }, { token })
  await server.call(report, { id: STORY, reason: ReportReason.other, words: '  A mistake.  ' }, { token })
  expect(await server.database.query('SELECT reason, words FROM article_report')).toEqual([
    { reason: ReportReason.other, words: 'A mistake.' },
  ])
})

it('what comes in while one reads shifts nothing', async () => {
  const first = (await server.call(feed, { tab: HomeTabKind.recommended, size: 3 })).data
  server.clock.advance(DAY_MS)
  await change(
    "UPDATE article_tab SET published_at = $1 WHERE tab = 'recommended' AND article_id = 'six-seats'",
    server.clock.now(),
  )
  const { data } = await server.call(feed, { tab: HomeTabKind.recommended, size: 3, cursor: first.next ?? '' })
  const seen = first.records.map(({ id }) => id)
  expect(data.records.map(({ id }) => id).filter((id) => seen.includes(id))).toEqual([])
  expect(data.records).toHaveLength(3)
})
