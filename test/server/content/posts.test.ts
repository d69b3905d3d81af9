import { randomUUID } from 'node:crypto'
import { detail, like, report } from '@/wire/endpoints/article'
import { edit, me } from '@/wire/endpoints/account'
import { write as comment } from '@/wire/endpoints/comment'
import { feed } from '@/wire/endpoints/content'
import { remove, write } from '@/wire/endpoints/post'
import { results } from '@/wire/endpoints/search'
import { articles, detail as topic } from '@/wire/endpoints/topic'
import { ArticleKind, HomeTabKind, ReportReason, TopicKind, TopicOrder } from '@/wire/enums/content'
import { SearchKind } from '@/wire/enums/search'
import { ErrorCode } from '@/wire/errors'
import type { WritePost } from '@/wire/schemas/post'
import { HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { moderate } from '../../../server/modules/backoffice/moderation/moderate'
import { takeFile } from '../../../server/modules/file/file-statements'
import { listReportedArticles } from '../../../server/modules/post/reported-articles'
import { startTestServer, type TestServer } from '../../support/server/server'
import { untilWaiting } from '../../support/database/until-waiting'
import { uploadPicture } from '../../support/customers/upload'
import { newId } from '../../support/samples/new-id'

const TOPIC = 'night-drive'
const NO_LONGER = { status: 409, code: ErrorCode.conflict }
const GONE = { status: 404, code: ErrorCode.articleNotFound }

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
const postOf = (change: Partial<WritePost> = {}): WritePost => ({
  id: newId(),
  revision: 1,
  topicId: TOPIC,
  content: 'Forty kilometres of nobody.',
  pictures: [],
  ...change,
})
const send = (change: Partial<WritePost> = {}, writer = token) => server.call(write, postOf(change), { token: writer })
/** A post that is there, a moment later. */
const posted = async (change: Partial<WritePost> = {}): Promise<string> => {
  const { status, data } = await send(change)
  expect(status).toBe(200)
  server.clock.advance(MINUTE_MS)
  return data.id
}
const idsIn = async (order: TopicOrder, reader?: string): Promise<string[]> => {
  const { data } = await server.call(articles, { id: TOPIC, order, size: 50 }, asReader(reader))
  return data.records.map(({ id }) => id)
}
const read = async (id: string, reader?: string) => server.call(detail, { id }, asReader(reader))
const countOf = async (): Promise<number> => (await server.call(topic, { id: TOPIC })).data.articleCount
const picture = async (writer = token, isPrivate = false): Promise<string> =>
  (await uploadPicture(server, writer, 'content', { isPrivate })).path
const moderated = (id: string, reason?: ReportReason) =>
  moderate('post', server.database, randomUUID(), { id, ...(reason && { reason }) }, server.clock.now())

describe('a post to a topic', () => {
  it('stands first among the newest, among the hot, on the square, and is found', async () => {
    await server.call(edit, { nickName: 'Ouyang Xiaodan' }, { token })
    const before = await countOf()
    const id = await posted({ content: '  Forty kilometres of porcupines.\nAnd one owl. ' })
    expect((await idsIn(TopicOrder.newest))[0]).toBe(id)
    expect(await idsIn(TopicOrder.hot)).toContain(id)
    expect(await countOf()).toBe(before + 1)
    const { data: square } = await server.call(feed, { tab: HomeTabKind.square, size: 1 })
    expect(square.records[0]).toMatchObject({
      id,
      kind: ArticleKind.post,
      title: null,
      summary: 'Forty kilometres of porcupines.\nAnd one owl.',
      author: { name: 'Ouyang Xiaodan', isReader: false },
    })
    const found = await server.call(results, { query: 'porcupines', kind: SearchKind.article })
    expect(JSON.stringify(found.data)).toContain(id)
  })

  it('says the same in either language', async () => {
    const id = await posted({ content: '一路无人。' })
    const { data } = await server.call(detail, { id }, { headers: { 'accept-language': 'en' } })
    expect(data.summary).toBe('一路无人。')
    const inChinese = await server.call(detail, { id }, { headers: { 'accept-language': 'zh-CN' } })
    expect(inChinese.data.summary).toBe('一路无人。')
  })

  it('is liked, answered and reported by others as any article is', async () => {
    const id = await posted()
    expect((await server.call(like, { id, isOn: true }, { token: other })).data).toMatchObject({ likeCount: 1 })
    const said = { id: newId(), articleId: id, content: 'And an owl.' }
    expect((await server.call(comment, said, { token: other })).data).toMatchObject({ commentCount: 1 })
    const told = { id, reason: ReportReason.other, words: 'Owls.' }
    await server.call(report, told, { token: other })
    const { data: user } = await server.call(me, {}, { token })
    expect(await listReportedArticles(server.database)).toEqual([
      {
        id,
        content: 'Forty kilometres of nobody.',
        pictures: [],
        writer: { id: user.id, nickName: user.nickName, avatar: user.avatar },
        reports: [{ reason: 5, words: 'Owls.' }],
      },
    ])
  })

  it('carries the name and portrait that its writer has today', async () => {
    const id = await posted()
    await server.call(edit, { nickName: 'Captain Owl' }, { token })
    expect((await read(id)).data.author.name).toBe('Captain Owl')
  })

  it('has its pictures in their order, as large as they are', async () => {
    const pictures = [await picture(), await picture(), await picture()].reverse()
    const { data } = await read(await posted({ pictures }))
    expect(data.media).toMatchObject(pictures.map((path) => ({ url: `/files/${path}`, width: 1, height: 1 })))
  })
})

describe('posting', () => {
  it('happens once for an id, however often it is sent', async () => {
    const post = postOf()
    const before = await countOf()
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.call(write, post, { token })))
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ id: post.id })))
    server.clock.advance(MINUTE_MS)
    expect(await countOf()).toBe(before + 1)
  })

  it('takes what was edited after a lost reply in place of what had arrived, and nothing that comes late', async () => {
    const [first, second] = [await picture(), await picture()]
    const before = await countOf()
    const id = await posted({ content: 'One owl.', pictures: [first] })
    await posted({ id, revision: 3, content: 'Two owls.', pictures: [second] })
    await posted({ id, revision: 2, content: 'An owl and a half.', pictures: [] })
    expect(await countOf()).toBe(before + 1)
    expect((await read(id)).data).toMatchObject({ summary: 'Two owls.', media: [{ url: `/files/${second}` }] })
  })

  it('changes what has arrived for an hour, and answers the same again afterwards, too', async () => {
    const pictures = [await picture(), await picture()]
    const id = await posted({ content: 'One owl.', pictures })
    server.clock.advance(HOUR_MS)
    expect(await send({ id, revision: 2, content: 'Two owls.', pictures })).toMatchObject(NO_LONGER)
    expect(await send({ id, revision: 2, content: 'One owl.', pictures: [...pictures].reverse() })).toMatchObject(
      NO_LONGER,
    )
    expect(await send({ id, revision: 2, content: ' One owl.', pictures })).toMatchObject({ status: 200, data: { id } })
    expect((await read(id)).data).toMatchObject({ summary: 'One owl.', media: pictures.map(() => ({ width: 1 })) })
  })

  it('changes nothing that a moderator has hidden', async () => {
    const id = await posted({ content: 'Forty porcupines.' })
    await moderated(id, ReportReason.offSubject)
    expect(await send({ id, revision: 2, content: 'Forty owls.' })).toMatchObject(NO_LONGER)
    expect((await read(id, token)).data).toMatchObject({ summary: 'Forty porcupines.' })
  })

  it('under one id by two at the same moment is one’s, and refused to the other', async () => {
    const id = newId()
    const answers = await Promise.all([token, other].map((writer) => send({ id }, writer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('under an id of somebody else is refused and changes nothing', async () => {
    const id = await posted()
    expect(await send({ id, revision: 2, content: 'Mine.' }, other)).toMatchObject(NO_LONGER)
    expect((await read(id)).data.summary).toBe('Forty kilometres of nobody.')
  })

  it('is for who is logged in', async () => {
    expect(await server.call(write, postOf())).toMatchObject({ status: 401 })
  })

  it.each(['nothing', 'NightDrive'])('goes to a topic, not to %s', async (topicId) => {
    expect(await send({ topicId })).toMatchObject({ status: 404, code: ErrorCode.topicNotFound })
  })

  it.each(['', ' \n\t ', 'x'.repeat(1_001)])('refuses what is empty, blank or too long', async (content) => {
    expect(await send({ content })).toMatchObject({ status: 422, data: { field: 'content' } })
  })

  it('refuses offers, and pictures that are too many, private or another’s', async () => {
    for (const content of ['Half price, add my wechat', 'fu\u200bck'])
      expect(await send({ content })).toMatchObject({ code: ErrorCode.postRefused })
    const many = Array.from({ length: 10 }, (_, number) => `public/content/${number}.png`)
    expect(await send({ pictures: many })).toMatchObject({ status: 422, data: { field: 'pictures' } })
    expect(await send({ pictures: [await picture(token, true)] })).toMatchObject({ data: { field: 'pictures' } })
    const theirs = { status: 404, code: ErrorCode.fileNotFound }
    expect(await send({ pictures: [await picture(other)] })).toMatchObject(theirs)
    expect(await send({ pictures: ['public/content/nothing.png'] })).toMatchObject(theirs)
  })

  it('goes to no topic that was withdrawn, and to no hashtag', async () => {
    await server.database.query('UPDATE topic SET withdrawn_at = $2 WHERE id = $1', [TOPIC, server.clock.now()])
    const unknown = { status: 404, code: ErrorCode.topicNotFound }
    expect(await send()).toMatchObject(unknown)
    const hashtag = await server.database.one<{ id: string }>('SELECT id FROM topic WHERE kind <> $1 LIMIT 1', [
      TopicKind.topic,
    ])
    expect(await send({ topicId: hashtag?.id ?? '' })).toMatchObject(unknown)
  })

  it('under the id of what was deleted is refused as such, though its pictures are gone and the pace is spent', async () => {
    const pictures = [await picture()]
    const id = await posted({ pictures })
    await server.call(remove, { id }, { token })
    expect(await send({ id, revision: 2, pictures })).toMatchObject(NO_LONGER)
    for (let n = 0; n < 4; n += 1) await posted()
    expect(await send({ id, revision: 3 })).toMatchObject(NO_LONGER)
  })

  it('more than five times within an hour waits for the rest of it, whatever was deleted since', async () => {
    const sent = [await posted(), await posted(), await posted(), await posted(), await posted()]
    expect(await send()).toMatchObject({
      status: 429,
      code: ErrorCode.postsTooOften,
      data: { retryAfterSeconds: (HOUR_MS - 5 * MINUTE_MS) / 1_000 },
    })
    expect(await send({ id: sent[0] ?? '' })).toMatchObject({ status: 200 })
    expect(await send({}, other)).toMatchObject({ status: 200 })
    for (const id of sent) await server.call(remove, { id }, { token })
    expect(await send()).toMatchObject({ status: 429 })
    server.clock.advance(HOUR_MS - 5 * MINUTE_MS)
    expect(await send()).toMatchObject({ status: 200 })
  })
})

describe('an own post', () => {
  it('is deleted by its writer alone, and its pictures go with it', async () => {
    const path = await picture()
    const id = await posted({ pictures: [path] })
    expect((await read(id, token)).data).toMatchObject({ isOwn: true, hiddenReason: null })
    expect((await read(id, other)).data).toMatchObject({ isOwn: false })
    expect(await server.call(remove, { id }, { token: other })).toMatchObject(GONE)
    expect(await server.call(remove, { id: 'night-mode' }, { token })).toMatchObject(GONE)
    expect(await server.call(remove, { id }, { token })).toMatchObject({ status: 200 })
    expect(await read(id, token)).toMatchObject(GONE)
    expect(await idsIn(TopicOrder.newest, token)).not.toContain(id)
    expect((await server.app.inject(`/files/${path}`)).statusCode).toBe(404)
    expect(await server.call(remove, { id }, { token })).toMatchObject(GONE)
    expect(await send({ id, revision: 9 })).toMatchObject(NO_LONGER)
  })

  it('keeps a picture that its writer shows elsewhere, too', async () => {
    const path = await picture()
    const id = await posted({ pictures: [path] })
    await server.call(edit, { avatarUrl: path }, { token })
    server.clock.advance(MINUTE_MS)
    await server.call(remove, { id }, { token })
    expect((await server.app.inject(`/files/${path}`)).statusCode).toBe(200)
  })

  it('leaves a picture to who shows it elsewhere at the very moment at which the post is deleted', async () => {
    const path = await picture()
    const id = await posted({ pictures: [path] })
    const { database, clock } = server
    const removal = await database.transaction(async (tx) => {
      await takeFile(tx, path, clock.now())
      clock.advance(MINUTE_MS)
      const removing = server.call(remove, { id }, { token })
      await untilWaiting(database, 1)
      await tx.query('UPDATE account SET avatar = $1 WHERE phone = $2', [`/files/${path}`, '13912340001'])
      return { removing }
    })
    expect(await removal.removing).toMatchObject({ status: 200 })
    expect((await server.app.inject(`/files/${path}`)).statusCode).toBe(200)
  })

  it('that a moderator has hidden is seen by its writer alone, with the reason, until it is shown again', async () => {
    const id = await posted({ content: 'Forty porcupines.' })
    const before = await countOf()
    await server.call(report, { id, reason: ReportReason.offSubject, words: '' }, { token: other })
    await moderated(id, ReportReason.offSubject)
    for (const reader of [undefined, other]) {
      expect(await read(id, reader)).toMatchObject(GONE)
      expect(await idsIn(TopicOrder.newest, reader)).not.toContain(id)
      expect(await idsIn(TopicOrder.hot, reader)).not.toContain(id)
    }
    expect(await countOf()).toBe(before - 1)
    const { data: square } = await server.call(feed, { tab: HomeTabKind.square, size: 1 })
    expect(square.records[0]?.id).not.toBe(id)
    const found = await server.call(results, { query: 'porcupines', kind: SearchKind.article })
    expect(JSON.stringify(found.data)).not.toContain(id)
    const said = { id: newId(), articleId: id, content: 'And an owl.' }
    expect(await server.call(comment, said, { token: other })).toMatchObject(GONE)
    expect((await read(id, token)).data).toMatchObject({ isOwn: true, hiddenReason: ReportReason.offSubject })
    expect((await idsIn(TopicOrder.newest, token))[0]).toBe(id)

    await moderated(id)
    expect((await read(id, other)).data).toMatchObject({ hiddenReason: null })
    server.clock.advance(MINUTE_MS)
    await server.call(report, { id, reason: ReportReason.other, words: '' }, { token: other })
    expect(await listReportedArticles(server.database)).toMatchObject([{ id }])
    server.clock.advance(MINUTE_MS)
    await moderated(id)
    expect(await listReportedArticles(server.database)).toEqual([])
    expect(await countOf()).toBe(before)
    const ofTheHouse = moderated('night-mode', ReportReason.other)
    await expect(ofTheHouse).rejects.toMatchObject({ code: ErrorCode.articleNotFound })
  })
})

describe('an article of the house that was reported', () => {
  const ID = 'night-mode'
  const tell = (words: string) => server.call(report, { id: ID, reason: ReportReason.other, words }, { token: other })
  const ofTheHouse = async () => (await listReportedArticles(server.database)).filter(({ id }) => id === ID)

  it('comes before a moderator as a post does, until it is withdrawn', async () => {
    await tell('Too loud.')
    expect(await ofTheHouse()).toMatchObject([{ writer: null, reports: [{ reason: 5, words: 'Too loud.' }] }])
    expect((await ofTheHouse())[0]?.content).toMatch(/^.+: .+$/)
    await server.database.query('UPDATE article SET withdrawn_at = published_at WHERE id = $1', [ID])
    expect(await ofTheHouse()).toEqual([])
    await expect(moderated(ID)).rejects.toMatchObject({ code: ErrorCode.articleNotFound })
  })

  it('and is left as it is, comes again when it is reported later', async () => {
    await tell('Too loud.')
    server.clock.advance(MINUTE_MS)
    await moderated(ID)
    expect(await ofTheHouse()).toEqual([])
    server.clock.advance(MINUTE_MS)
    await tell('Still too loud.')
    expect(await ofTheHouse()).toMatchObject([{ reports: [{ words: 'Still too loud.' }] }])
  })
})
