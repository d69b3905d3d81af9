import { readFile } from 'node:fs/promises'
import { ask, deleteDraft, detail, drafts, list, rate, saveDraft, submit } from '@/wire/endpoints/feedback'
import { FeedbackCategory, FeedbackLimit, FeedbackProgress } from '@/wire/enums/feedback'
import type { SaveFeedbackDraft } from '@/wire/schemas/feedback'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, SECOND_MS } from '@/domain/time/duration'
import { answerNewest, feedbackOf, madeId } from '../../support/customers/feedback'
import { startTestServer, type TestServer } from '../../support/server/server'
import { FILM, uploadPicture } from '../../support/customers/upload'

let server: TestServer
let token: string
let phone = 13_600_000_000

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ;({ token } = await server.login(String((phone += 1))))
})
afterAll(() => server.close())

const draftOf = (changes: Partial<SaveFeedbackDraft> = {}): SaveFeedbackDraft => ({
  id: madeId(1),
  category: null,
  content: 'The voice',
  contact: '',
  media: [],
  baseRevision: 0,
  ...changes,
})
const save = (changes: Partial<SaveFeedbackDraft> = {}) => server.call(saveDraft, draftOf(changes), { token })
const media = async (owner = token) => {
  const { path } = await uploadPicture(server, owner, 'feedback', { isPrivate: true })
  return { key: madeId(7), path, kind: 'picture' as const }
}

describe('a draft', () => {
  it('is kept as it is written, each saving a revision', async () => {
    expect((await save()).data).toMatchObject({ revision: 1, content: 'The voice', category: null })
    const one = await media()
    await save({ content: 'The voice drops', category: FeedbackCategory.bug, media: [one], baseRevision: 1 })
    expect((await server.call(drafts, {}, { token })).data).toMatchObject([
      {
        revision: 2,
        content: 'The voice drops',
        media: [{ key: one.key, url: expect.stringContaining('signature=') }],
      },
    ])
  })

  it('is not overwritten by a phone that knows an older one', async () => {
    await save()
    await save({ content: 'of the other phone', baseRevision: 1 })
    expect(await save({ content: 'of this phone', baseRevision: 1 })).toMatchObject({
      status: 409,
      code: ErrorCode.draftChanged,
    })
  })

  it('comes back whole where it was deleted or has ended meanwhile', async () => {
    await save()
    await server.call(deleteDraft, { id: madeId(1) }, { token })
    expect((await server.call(drafts, {}, { token })).data).toEqual([])
    expect((await save({ baseRevision: 1, content: 'still here' })).data).toMatchObject({ content: 'still here' })
  })

  it('is one of twenty at most', async () => {
    for (let number = 1; number <= FeedbackLimit.drafts; number += 1) await save({ id: madeId(number) })
    expect(await save({ id: madeId(99) })).toMatchObject({ status: 409, code: ErrorCode.tooManyDrafts })
    expect((await save({ id: madeId(1), baseRevision: 1 })).status).toBe(200)
  })

  it('takes a video, and is sent with it', async () => {
    const bytes = await readFile(FILM)
    const { path } = await uploadPicture(server, token, 'feedback', { isPrivate: true, bytes })
    const film = { key: madeId(7), path, kind: 'video' as const }
    expect((await save({ media: [film] })).data).toMatchObject({ media: [film] })
    const sent = await server.call(submit, feedbackOf(1, { media: [film] }), { token })
    expect(sent).toMatchObject({ status: 200, data: { messages: [{ media: [film] }] } })
  })

  it('takes no picture of another person, and none that everybody can see', async () => {
    const other = await server.login('13699999999')
    expect(await save({ media: [await media(other.token)] })).toMatchObject({
      status: 404,
      code: ErrorCode.fileNotFound,
    })
    const { path } = await uploadPicture(server, token, 'feedback')
    expect((await save({ media: [{ key: madeId(7), path, kind: 'picture' }] })).status).toBe(422)
  })

  it('is nobody else’s', async () => {
    await save()
    const other = await server.login('13699999998')
    expect((await server.call(drafts, {}, { token: other.token })).data).toEqual([])
    await server.call(deleteDraft, { id: madeId(1) }, { token: other.token })
    expect((await server.call(drafts, {}, { token })).data).toHaveLength(1)
  })
})

describe('a feedback', () => {
  const send = (changes = {}) => server.call(submit, feedbackOf(1, changes), { token })
  const read = (as = token) => server.call(detail, { id: madeId(1) }, { token: as })

  it('is sent once for its id, out of its draft', async () => {
    await save()
    const first = await send()
    const again = await send({ content: 'changed after it had arrived' })
    expect(again.data).toEqual(first.data)
    expect((await server.call(drafts, {}, { token })).data).toEqual([])
    expect((await server.call(list, { current: 1, size: 10 }, { token })).data).toMatchObject({ total: 1 })
    expect(await save({ baseRevision: 1 })).toMatchObject({ status: 409, code: ErrorCode.feedbackSubmitted })
  })

  it('sent ten times at once is one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(new Set(answers.map(({ data }) => data.feedbackNo)).size).toBe(1)
    expect((await server.call(list, { current: 1, size: 10 }, { token })).data.total).toBe(1)
  })

  it('is one of ten within a day, also of many at once; the next stays a draft, and is sent a day later', async () => {
    const tell = (number: number) => server.call(submit, feedbackOf(number), { token })
    await save({ id: madeId(11) })
    for (let number = 1; number < 10; number += 1) expect((await tell(number)).status).toBe(200)
    const [one, other] = await Promise.all([tell(10), tell(11)])
    expect([one.status, other.status].sort()).toEqual([200, 429])
    const [sent, refused] = one.status === 200 ? [10, 11] : [11, 10]
    await save({ id: madeId(refused), baseRevision: 1 })
    expect(await tell(refused)).toMatchObject({
      status: 429,
      code: ErrorCode.feedbackTooOften,
      data: { retryAfterSeconds: DAY_MS / SECOND_MS },
    })
    expect((await tell(sent)).status).toBe(200)
    expect((await server.call(drafts, {}, { token })).data).toMatchObject([{ id: madeId(refused) }])
    server.clock.advance(DAY_MS)
    expect((await tell(refused)).status).toBe(200)
  })

  it('is answered, asked about again, rated once and closed', async () => {
    await send()
    expect((await read()).data).toMatchObject({ progress: FeedbackProgress.waiting, canRate: false })
    expect(await server.call(rate, { id: madeId(1), stars: 5 }, { token })).toMatchObject({
      code: ErrorCode.feedbackNotAnswered,
    })
    server.clock.advance(SECOND_MS)
    await answerNewest(server)
    const unread = (await server.call(list, { current: 1, size: 10 }, { token })).data.records[0]
    expect(unread).toMatchObject({ progress: FeedbackProgress.answered, isUnread: true, answer: expect.any(String) })
    expect((await read()).data.messages.map(({ isAnswer }) => isAnswer)).toEqual([false, true])
    expect((await server.call(list, { current: 1, size: 10 }, { token })).data.records[0]?.isUnread).toBe(false)

    server.clock.advance(SECOND_MS)
    const question = { id: madeId(1), messageId: madeId(2), content: ' And after a call? ' }
    await server.call(ask, question, { token })
    expect((await server.call(ask, question, { token })).data.messages.map(({ text }) => text)).toEqual([
      expect.any(String),
      expect.any(String),
      'And after a call?',
    ])
    expect((await read()).data.progress).toBe(FeedbackProgress.waiting)

    await server.call(rate, { id: madeId(1), stars: 4 }, { token })
    expect((await server.call(rate, { id: madeId(1), stars: 1 }, { token })).data).toMatchObject({
      stars: 4,
      canRate: false,
    })

    server.clock.advance(SECOND_MS)
    await answerNewest(server, { close: true })
    expect((await read()).data.progress).toBe(FeedbackProgress.closed)
    expect(await server.call(ask, { ...question, messageId: madeId(3) }, { token })).toMatchObject({
      status: 409,
      code: ErrorCode.feedbackClosed,
    })
  })

  it('is answered once by the same words, also told at the same moment, until its writer says more', async () => {
    const said = async () => (await read()).data.messages.filter(({ isAnswer }) => isAnswer).map(({ text }) => text)
    await send()
    server.clock.advance(SECOND_MS)
    await Promise.all(Array.from({ length: 4 }, () => answerNewest(server, { text: 'Please restart it.' })))
    server.clock.advance(SECOND_MS)
    await answerNewest(server, { text: 'Please restart it.' })
    expect(await said()).toEqual(['Please restart it.'])
    await answerNewest(server, { text: 'Or call us.' })
    expect(await said()).toEqual(['Please restart it.', 'Or call us.'])

    server.clock.advance(SECOND_MS)
    await server.call(ask, { id: madeId(1), messageId: madeId(2), content: 'It is silent again.' }, { token })
    server.clock.advance(SECOND_MS)
    await answerNewest(server, { text: 'Please restart it.' })
    expect(await said()).toEqual(['Please restart it.', 'Or call us.', 'Please restart it.'])
    await answerNewest(server, { text: 'Please restart it.', close: true })
    expect(await said()).toHaveLength(3)
    expect((await read()).data.progress).toBe(FeedbackProgress.closed)
  })

  it('takes twenty further words before it is answered, once each, and twenty more then', async () => {
    await send()
    let number = 1
    const add = () => server.call(ask, { id: madeId(1), messageId: madeId((number += 1)), content: 'And?' }, { token })
    const codes = async (count: number) => {
      server.clock.advance(SECOND_MS)
      return (await Promise.all(Array.from({ length: count }, add))).map(({ code }) => code).sort()
    }
    expect(await codes(21)).toEqual([...Array<number>(20).fill(200), ErrorCode.tooManyWords])
    server.clock.advance(SECOND_MS)
    await answerNewest(server)
    expect(await codes(21)).toEqual([...Array<number>(20).fill(200), ErrorCode.tooManyWords])
  })

  it('is nobody else’s', async () => {
    await send()
    const other = await server.login('13699999997')
    expect(await read(other.token)).toMatchObject({ status: 404, code: ErrorCode.feedbackNotFound })
  })

  it.each([
    ['no words', { content: '  ' }],
    ['words that nobody sees', { content: '\u200b\u2800\u3164' }],
    ['too many words', { content: 'x'.repeat(FeedbackLimit.words + 1) }],
    ['a category that there is not', { category: 9 }],
    ['an id that no phone makes', { id: '1' }],
  ])('with %s is refused', async (_what, changes) => {
    expect((await send(changes)).status).toBe(422)
  })
})
