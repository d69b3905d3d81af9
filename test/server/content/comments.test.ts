import { randomUUID } from 'node:crypto'
import { detail } from '@/wire/endpoints/article'
import { like, list, remove, replies, report, thread, write } from '@/wire/endpoints/comment'
import type { WriteComment } from '@/wire/schemas/comment'
import { CommentOrder, ReportReason } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import { demoUser } from '../../../server/db/seed/users'
import { moderate } from '../../../server/modules/backoffice/moderation/moderate'
import { forgetCommentsOf } from '../../../server/modules/comment/forget-comments'
import { listReported } from '../../../server/modules/comment/report-comment'
import { sentDuring } from '../../support/database/sent-statements'
import { startTestServer, type TestServer } from '../../support/server/server'
import { newId } from '../../support/samples/new-id'

const STORY = 'quiet-cabin'
const ROOT = 'quiet-cabin-1'
const SEEDED = 9

let server: TestServer
let token: string
let other: string

beforeEach(async () => {
  server = await startTestServer()
  token = (await server.login('13912340001')).token
  other = (await server.login('13912340002')).token
})
afterEach(() => server.close())

const asReader = (reader?: string) => (reader === undefined ? {} : { token: reader })
const commentsOf = async (reader?: string, order: CommentOrder = CommentOrder.newest) =>
  (await server.call(list, { articleId: STORY, order, size: 50 }, asReader(reader))).data.records
const repliesOf = async (id: string, reader?: string) =>
  (await server.call(replies, { id, size: 50 }, asReader(reader))).data.records
const countOf = async () => (await server.call(detail, { id: STORY })).data.commentCount
const say = (content: string, change: Partial<WriteComment> = {}, writer = token) => {
  server.clock.advance(MINUTE_MS)
  return server.call(write, { id: newId(), articleId: STORY, content, ...change }, { token: writer })
}
const moderated = (id: string, reason?: ReportReason) =>
  moderate('comment', server.database, randomUUID(), { id, ...(reason && { reason }) }, server.clock.now())

describe('comments', () => {
  it('are read with the first two answers, and with how many there are', async () => {
    const [first] = await commentsOf(undefined, CommentOrder.top)
    expect(first).toMatchObject({ id: ROOT, writerName: 'Lin Qiao', likeCount: 64, replyCount: 5, isOwn: false })
    expect(first?.replies.records).toMatchObject([
      { writerName: 'Vela Design', isByAuthor: true, answeredName: null },
      { writerName: 'Xu Ran', isByAuthor: false, answeredName: 'Vela Design' },
    ])
    const more = { id: ROOT, size: 2, cursor: first?.replies.next ?? '' }
    const { data } = await server.call(replies, more)
    expect(data.records.map(({ id }) => id)).toEqual([`${ROOT}-3`, `${ROOT}-4`])
    expect(data.next).not.toBeNull()
    expect(await countOf()).toBe(SEEDED)
  })

  it('are found where they stand: an answer with those before it, and the rest after it', async () => {
    const find = (id: string, reader?: string) => server.call(thread, { articleId: STORY, id }, asReader(reader))
    const { data } = await find(`${ROOT}-4`)
    expect(data).toMatchObject({ id: ROOT, replyCount: 5 })
    expect(data.replies.records.map(({ id }) => id)).toEqual([1, 2, 3, 4].map((n) => `${ROOT}-${n}`))
    const { data: rest } = await server.call(replies, { id: ROOT, size: 5, cursor: data.replies.next ?? '' })
    expect(rest.records.map(({ id }) => id)).toEqual([`${ROOT}-5`])
    expect((await find(`${ROOT}-5`)).data.replies.next).toBeNull()
    expect((await find(ROOT)).data.replies.records).toHaveLength(2)

    const { data: hidden } = await say('Buy from me.', { answeredId: ROOT })
    await moderated(hidden.comment.id, ReportReason.advertising)
    expect((await find(hidden.comment.id, token)).data.replies.records.at(-1)).toMatchObject({ isOwn: true })
    const gone = { status: 404, code: ErrorCode.commentNotFound }
    expect(await find(hidden.comment.id)).toMatchObject(gone)
    expect(await find('nothing')).toMatchObject(gone)
    expect(await server.call(thread, { articleId: 'dawn-copper', id: ROOT })).toMatchObject(gone)
  })

  it('of a long thread come with the fifty before the one that is looked for', async () => {
    const said = []
    for (let n = 0; n < 60; n += 1) said.push((await say('Yes.', { answeredId: ROOT })).data.comment.id)
    const wanted = said[57] ?? ''
    const { data } = await server.call(thread, { articleId: STORY, id: wanted })
    expect(data.replies.records.map(({ id }) => id)).toEqual(said.slice(8, 58))
    const { data: rest } = await server.call(replies, { id: ROOT, size: 5, cursor: data.replies.next ?? '' })
    expect(rest.records.map(({ id }) => id)).toEqual(said.slice(58))
  })

  it('of the demo speak the language of who asks', async () => {
    const query = { articleId: STORY, order: CommentOrder.top, size: 1 }
    const { data } = await server.call(list, query, { headers: { 'accept-language': 'zh-CN' } })
    expect(data.records[0]).toMatchObject({ writerName: '林乔', content: expect.stringContaining('静安') })
  })

  it('come the most liked first, or the newest, and a new one shifts no part', async () => {
    const top = (await commentsOf(undefined, CommentOrder.top)).map(({ likeCount }) => likeCount)
    expect(top).toEqual([...top].sort((one, next) => next - one))
    const all = await commentsOf()
    const part = { articleId: STORY, order: CommentOrder.newest, size: 2 }
    const { data: first } = await server.call(list, part)
    await say('Here I come.')
    const { data: second } = await server.call(list, { ...part, cursor: first.next ?? '' })
    expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect(second.next).toBeNull()
  })

  it('of an article that is not open are 404', async () => {
    const gone = { status: 404, code: ErrorCode.articleNotFound }
    expect(await server.call(list, { articleId: 'nothing', order: CommentOrder.top, size: 5 })).toMatchObject(gone)
    expect(await say('Hello', { articleId: 'nothing' })).toMatchObject(gone)
  })

  it('of an article that was taken down are read, liked and reported by nobody', async () => {
    await server.database.query('UPDATE article SET withdrawn_at = published_at WHERE id = $1', [STORY])
    const gone = { status: 404, code: ErrorCode.commentNotFound }
    expect(await server.call(replies, { id: ROOT, size: 5 })).toMatchObject(gone)
    expect(await server.call(like, { id: ROOT, isOn: true }, { token })).toMatchObject(gone)
    const told = { id: ROOT, reason: ReportReason.advertising, words: '' }
    expect(await server.call(report, told, { token })).toMatchObject(gone)
  })

  it('of an article that was taken down meanwhile are not said again after a lost reply', async () => {
    const id = newId()
    await say('Well drawn.', { id })
    await server.database.query('UPDATE article SET withdrawn_at = published_at WHERE id = $1', [STORY])
    expect(await say('Well drawn.', { id })).toMatchObject({ status: 404, code: ErrorCode.articleNotFound })
    expect(await server.database.query('SELECT FROM comment WHERE id = $1', [id])).toHaveLength(1)
  })
})

describe('writing', () => {
  it('says it at once, once for an id, and counts it', async () => {
    const id = newId()
    const calls = Array.from({ length: 10 }, () =>
      server.call(write, { id, articleId: STORY, content: '  Well drawn. ' }, { token }),
    )
    for (const answer of await Promise.all(calls)) {
      expect(answer.data).toMatchObject({
        comment: { id, content: 'Well drawn.', isOwn: true, isByAuthor: false },
        rootId: null,
        commentCount: SEEDED + 1,
      })
    }
    expect((await commentsOf())[0]).toMatchObject({ id, replyCount: 0, isOwn: false })
    expect(await server.call(write, { id, articleId: STORY, content: 'Mine.' }, { token: other })).toMatchObject({
      status: 409,
    })
  })

  it('answers one level deep: an answer to an answer stands beside it and names whom it answers', async () => {
    const { data } = await say('And in row three?', { answeredId: `${ROOT}-3` })
    expect(data).toMatchObject({ rootId: ROOT, comment: { answeredName: 'Vela Design' } })
    expect((await say('Lovely.', { answeredId: ROOT })).data).toMatchObject({ comment: { answeredName: null } })
    expect((await repliesOf(ROOT)).slice(-2).map(({ content }) => content)).toEqual(['And in row three?', 'Lovely.'])
    const threads = await commentsOf()
    expect(threads.find(({ id }) => id === ROOT)?.replyCount).toBe(7)
    expect(await countOf()).toBe(SEEDED + 2)
  })

  it('answers nothing of another article, and nothing that is not there', async () => {
    const gone = { status: 404, code: ErrorCode.commentNotFound }
    expect(await say('Hello', { articleId: 'dawn-copper', answeredId: ROOT })).toMatchObject(gone)
    expect(await say('Hello', { answeredId: 'nothing' })).toMatchObject(gone)
  })

  it.each(['', ' \n\t ', 'x'.repeat(301)])('refuses what is empty, blank or too long', async (content) => {
    const answer = await say(content)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.data).toMatchObject({ field: 'content' })
  })

  it.each([
    'Add my number, half price',
    'call 138 0000 4417',
    'call １３８-０００-０４４１７',
    'see www.cheap-cars.com',
    '加 微 信 聊',
    'You are an ASSHOLE',
    'f u c k this',
    'What an a.s.s.h.o.l.e!',
    'f\u0332u\u0332c\u0332k',
    'call 138/1234/5678',
    'call 138·1234·5678',
    'call 138*1234~5678',
    'call 1\ufe0f\u20e33\ufe0f\u20e38\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\ufe0f\u20e35\ufe0f\u20e3',
    '138\u200b1234\u200b5678',
    'fu\u200bck',
    'example.c\u200bom',
    '\u202emoc.elpmaxe',
    'All at cheap-velas . com',
    'All at cheap-velas. Com',
    'All at cheap-velas。com',
    'See bit.ly/x7abc',
    'See bit . ly/x7abc',
    'See tiny.one/x7abc',
    'See bit. ly/x7abc',
    'cheap-velas.cn',
    'cheap-velas . cn',
    'velas.Shop is cheap',
    'buy at velas.Top now',
    'velas.Cn is cheap',
    'velas.Store is cheap',
    'Try this one: velas2.Online has them',
    'Cheap cars!\ncheap-velas.Club is open',
    'velacoupons.io',
    'velacoupons.info',
    'VELACOUPONS.INFO',
    'velacoupons . info has them',
    'Cars at half-price',
    'Cars at halfprice',
    'Ask me for a discount-code',
    'I have promo codes',
    'You fuckers',
    'Call 138,0013,8000',
    'Call 13,800,138,000',
    'Call 138|0013：8000',
    'Call ١٣٨٠٠١٣٨٠٠٠',
    '1❤️3❤️8❤️0❤️0❤️1❤️3❤️8❤️0❤️0❤️0',
    '电话一三八零零一三八零零零',
    '壹叁捌、零零壹叁、捌零零零',
    'Find me, wx: vela_sale88',
    '微信号：vela_sale',
    '\u2800seen',
    'x\ufe0f',
    '\u034fseen',
  ])('refuses "%s" with a sentence', async (content) => {
    const answer = await say(content)
    expect(answer).toMatchObject({
      status: 422,
      code: ErrorCode.commentRefused,
      msg: expect.stringMatching(/no insults/),
    })
    expect(await countOf()).toBe(SEEDED)
  })

  it.each([
    '412 km and 23 percent left, in 2026',
    'It is 3.14 of 1,234,567 things',
    'The class of the assistant',
    "It's hit the road since 20/11/2026, or 2026/11/20",
    'A family 👩‍👩‍👧, a flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿, a heart ❤️‍🔥 and 👍🏽\nin two lines: 1️⃣ and 2️⃣',
    'Plan A, b u t not B',
    '¥188,000/¥99,000, or 188,000, 99,000',
    '14:00–16:30，100 人；15:00, 200 people',
    '从一二三四五六七八九数到十，二〇二六年十一月二十八日',
    '微信: 支付很快 1️⃣，葛󠄀飾区',
    'From 0 to 100 in 3.4 s. In winter it takes 4.',
    'Since v1.3.5 it works',
    'Nice.Info follows',
    'I like Vela.It is nice',
    'I like my car.Life is good',
    'nice.It is quiet',
    'Points:\n1.Info on the screen\n2.Live traffic, 5.4s.Pro drivers like it',
    'I love it. Me too. Top car. Live and learn.',
    '我的是 Vela 7。VIP 也一样',
    'Too expensive. GG',
    'Nice car. HK price please',
    'Love the wheels. TW next?',
    'Love the wheels. HK/TW next?',
    '续航才500。GG',
    'It goes far and/or fast, at 120.5km/h. He/she said so',
    '1.ok/2.not so good',
    'It lost half. Price is not all',
    'Dinner with shitake, a shitzu and friends from Scunthorpe',
    'We drove to Shitang at sunrise',
    '2026/11/28 14:00, or 8/8/2008 10:00',
    '国庆 10/01-10/07，2024/10/1~2024/10/7',
    '2025/2026 款，1920*1080，预算 20000~30000 元，10000/20000 km 保养',
  ])('takes "%s"', async (content) => {
    expect(await say(content)).toMatchObject({ status: 200 })
  })

  it('takes five a minute, however fast they come, and says how long to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        server.call(write, { id: newId(), articleId: STORY, content: `Number ${index}` }, { token }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({
      code: ErrorCode.commentsTooOften,
      msg: expect.stringMatching(/\d+ seconds/),
      data: { retryAfterSeconds: 60 },
    })
    expect(await countOf()).toBe(SEEDED + 5)
    server.clock.advance(MINUTE_MS)
    expect(await say('Again')).toMatchObject({ status: 200 })
  })

  it('is refused from a network that sends more than sixty a minute, though each was deleted again', async () => {
    for (let sent = 0; sent < 60; sent += 1) {
      const id = newId()
      const answer = await server.call(write, { id, articleId: STORY, content: 'And again.' }, { token })
      expect(answer).toMatchObject({ status: 200 })
      await server.call(remove, { id }, { token })
    }
    expect(await say('Once more.')).toMatchObject({ status: 429, code: ErrorCode.tooManyRequests })
  })
})

describe('deleting', () => {
  it('takes an own comment with its answers, and nobody else does', async () => {
    const { data } = await say('Mine.')
    await say('Yours.', { answeredId: data.comment.id }, other)
    const gone = { status: 404, code: ErrorCode.commentNotFound }
    expect(await server.call(remove, { id: data.comment.id }, { token: other })).toMatchObject(gone)
    const answer = await server.call(remove, { id: data.comment.id }, { token })
    expect(answer.data).toEqual({ commentCount: SEEDED })
    expect(await server.call(replies, { id: data.comment.id, size: 5 })).toMatchObject(gone)
  })

  it('of an answer counts one fewer, also where two of them go at once', async () => {
    const said = await Promise.all(['One.', 'Two.'].map((content) => say(content, { answeredId: ROOT })))
    await Promise.all(said.map(({ data }) => server.call(remove, { id: data.comment.id }, { token })))
    expect(await countOf()).toBe(SEEDED)
    expect((await commentsOf()).find(({ id }) => id === ROOT)?.replyCount).toBe(5)
  })
})

describe('an account that ends', () => {
  const end = async (userId: string) =>
    (await sentDuring(() => server.database.transaction((tx) => forgetCommentsOf(tx, userId)))).length

  it('takes what it has said and liked out of all counts, but for what was hidden, in as many statements for much as for nothing', async () => {
    const leaver = await server.login('13912340003')
    const { data: own } = await say('Mine.', {}, leaver.token)
    const { data: hidden } = await say('Never mind.', { answeredId: ROOT }, leaver.token)
    await moderated(hidden.comment.id, ReportReason.insult)
    await say('Mine, too.', { answeredId: own.comment.id }, leaver.token)
    await say('Yours.', { answeredId: own.comment.id }, other)
    await say('I answer.', { answeredId: ROOT }, leaver.token)
    const { data: closed } = await say('Closed.', {}, other)
    await say('An answer to it.', { answeredId: closed.comment.id }, leaver.token)
    await moderated(closed.comment.id, ReportReason.insult)
    for (const id of [ROOT, own.comment.id]) await server.call(like, { id, isOn: true }, { token: leaver.token })
    expect(await countOf()).toBe(SEEDED + 4)

    expect(await end(leaver.userId)).toBe(await end((await server.login('13912340004')).userId))
    expect(await countOf()).toBe(SEEDED)
    expect((await commentsOf()).find(({ id }) => id === ROOT)).toMatchObject({ replyCount: 5, likeCount: 64 })
    const counts = 'SELECT reply_count AS "replyCount" FROM comment WHERE id = $1'
    expect(await server.database.one(counts, [closed.comment.id])).toEqual({ replyCount: 0 })
  })
})

describe('a like', () => {
  it('counts once, however often it is tapped, and is taken back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.call(like, { id: ROOT, isOn: true }, { token })),
    )
    expect(new Set(answers.map(({ data }) => data.likeCount))).toEqual(new Set([65]))
    expect((await server.call(like, { id: ROOT, isOn: false }, { token })).data).toEqual({
      likeCount: 64,
      isLiked: false,
    })
  })
})

describe('an answer below what is hidden', () => {
  it('can be liked and reported by nobody but who began the thread, and is looked at by no moderator meanwhile', async () => {
    const { data } = await say('Message me for a bargain.')
    const { id } = data.comment
    const below = (await say('How much?', { answeredId: id }, other)).data.comment.id
    await server.call(report, { id: below, reason: ReportReason.insult, words: '' }, { token })
    await moderated(id, ReportReason.advertising)
    expect(await listReported(server.database)).toEqual([])
    const gone = { status: 404, code: ErrorCode.commentNotFound }
    expect(await server.call(like, { id: below, isOn: true }, { token: other })).toMatchObject(gone)
    expect(
      await server.call(report, { id: below, reason: ReportReason.insult, words: '' }, { token: other }),
    ).toMatchObject(gone)
    expect((await server.call(like, { id: below, isOn: true }, { token })).data).toEqual({
      likeCount: 1,
      isLiked: true,
    })
    await moderated(id)
    expect(await listReported(server.database)).toMatchObject([{ id: below }])
    await server.call(remove, { id }, { token })
  })
})

describe('a thread that was hidden meanwhile', () => {
  it('is found with the answer whose reply was lost, and with the like that is taken back', async () => {
    const { id } = (await say('Message me for a bargain.')).data.comment
    const lost = (await say('How much?', { answeredId: id }, other)).data
    const below = lost.comment.id
    await server.call(like, { id: below, isOn: true }, { token: other })
    await moderated(id, ReportReason.advertising)
    const again = { id: below, articleId: STORY, answeredId: id, content: 'How much?' }
    expect(await server.call(write, again, { token: other })).toMatchObject({
      status: 200,
      data: { rootId: id, comment: { id: below, isOwn: true } },
    })
    for (const _ of ['taken back', 'again, after a lost reply'])
      expect(await server.call(like, { id: below, isOn: false }, { token: other })).toMatchObject({
        status: 200,
        data: { likeCount: 0, isLiked: false },
      })
    expect((await say('And now?', { answeredId: below }, other)).status).toBe(404)
    expect((await say('And now?', { answeredId: below })).status).toBe(404)
    await moderated(id)
    await server.call(remove, { id }, { token })
  })
})

describe('a moderator', () => {
  it('finds what was reported, and hides it from all but its writer, who is told why', async () => {
    const { data } = await say('Message me for a bargain.')
    const { id } = data.comment
    await say('How much?', { answeredId: id }, other)
    await server.call(report, { id, reason: ReportReason.advertising, words: ' Sells ' }, { token: other })
    await server.call(report, { id, reason: ReportReason.advertising, words: 'Sells cars' }, { token: other })
    expect(await listReported(server.database)).toMatchObject([
      { id, content: 'Message me for a bargain.', reports: [{ reason: 1, words: 'Sells cars' }] },
    ])

    await moderated(id, ReportReason.advertising)
    expect(await listReported(server.database)).toEqual([])
    expect(await countOf()).toBe(SEEDED)
    const seen = async (reader?: string) => (await commentsOf(reader)).find((comment) => comment.id === id)
    expect(await seen()).toBeUndefined()
    expect(await seen(other)).toBeUndefined()
    expect(await seen(token)).toMatchObject({ isOwn: true, hiddenReason: ReportReason.advertising })
    expect(await say('Still here', { answeredId: id })).toMatchObject({ code: ErrorCode.commentNotFound })

    await moderated(id)
    expect(await seen()).toMatchObject({ hiddenReason: null, replyCount: 1 })
    expect(await countOf()).toBe(SEEDED + 2)
  })

  it('who finds nothing wrong shows what is shown already, and sees it again when somebody reports it later', async () => {
    const tell = (reader: string, words: string) =>
      server.call(report, { id: ROOT, reason: ReportReason.other, words }, { token: reader })
    await tell(other, 'I do not like it.')
    server.clock.advance(MINUTE_MS)
    await moderated(ROOT)
    expect(await listReported(server.database)).toEqual([])
    expect(await countOf()).toBe(SEEDED)

    server.clock.advance(MINUTE_MS)
    await tell(token, 'Nor do I.')
    expect(await listReported(server.database)).toMatchObject([
      { id: ROOT, reports: [{ reason: 5, words: 'Nor do I.' }] },
    ])
  })

  it('hides an answer, which its thread then counts no more', async () => {
    const { data } = await say('Buy from me.', { answeredId: ROOT })
    await moderated(data.comment.id, ReportReason.advertising)
    await moderated(data.comment.id, ReportReason.insult)
    expect((await commentsOf()).find(({ id }) => id === ROOT)?.replyCount).toBe(5)
    expect(await countOf()).toBe(SEEDED)
    expect(await repliesOf(ROOT)).toHaveLength(5)
    expect((await repliesOf(ROOT, token)).at(-1)).toMatchObject({ hiddenReason: ReportReason.insult })
  })

  it('hides what an author has said who is no customer from everybody, and shows it again', async () => {
    const id = `${ROOT}-1`
    await moderated(id, ReportReason.offSubject)
    for (const reader of [undefined, token]) {
      expect((await repliesOf(ROOT, reader)).map((reply) => reply.id)).not.toContain(id)
    }
    expect(await countOf()).toBe(SEEDED - 1)
    await moderated(id)
    expect((await repliesOf(ROOT))[0]).toMatchObject({ id, writerName: 'Vela Design', hiddenReason: null })
    expect(await countOf()).toBe(SEEDED)
  })

  it('hides an answer that its writer may still delete', async () => {
    const { data } = await say('Buy from me.', { answeredId: ROOT })
    await moderated(data.comment.id, ReportReason.advertising)
    expect((await server.call(remove, { id: data.comment.id }, { token })).data).toEqual({ commentCount: SEEDED })
    expect((await repliesOf(ROOT, token)).map(({ id }) => id)).not.toContain(data.comment.id)
  })

  it('does not find what is not there', async () => {
    await expect(moderated('nothing', ReportReason.other)).rejects.toMatchObject({ code: ErrorCode.commentNotFound })
  })
})

it('an author who is a customer finds what was said as the author to be an own comment', async () => {
  const author = (await server.login(demoUser.phone)).token
  const [reply] = await repliesOf('quiet-cabin-2', author)
  expect(reply).toMatchObject({ writerName: 'Zhou Yining', isOwn: true })
})
