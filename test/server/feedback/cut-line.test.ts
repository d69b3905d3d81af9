import type { Endpoint } from '@/wire/endpoint'
import { fileUrl } from '@/wire/endpoints/common'
import { drafts, list, saveDraft, submit } from '@/wire/endpoints/feedback'
import { FeedbackCategory } from '@/wire/enums/feedback'
import { DAY_MS } from '@/domain/time/duration'
import { newDraft, type PhoneDraft } from '@/domain/feedback/draft'
import { ApiError } from '@/services/request/errors'
import { saveOnServer, sendDraft, type FeedbackCalls, type KeepDraft } from '@/services/feedback/send-draft'
import { sweepFiles } from '../../../server/modules/file/file-sweep'
import { createRandom } from '../../support/random'
import { madeId } from '../../support/customers/feedback'
import { startTestServer, type TestServer } from '../../support/server/server'
import { uploadPicture } from '../../support/customers/upload'

/** How many cuts the test makes at least. */
const CUTS = 200
/** Every other call is cut, on its way there or on its way back. */
const CUT_SHARE = 0.5
const MEDIA = ['a', 'b'].map((_, index) => madeId(900 + index))

let server: TestServer
let cuts = 0

beforeAll(async () => {
  server = await startTestServer({ variables: { TRUST_PROXY: '1' } })
})
afterAll(() => server.close())

const filesOf = (userId: string) =>
  server.database.query('SELECT path FROM stored_file WHERE account_id = $1', [userId])

const lost = (): ApiError => {
  cuts += 1
  return new ApiError('network', 0, 'timeout')
}

/** The server behind a line that is cut at random: before the request arrives, or before its reply does. */
const cutLine = (token: string, ip: string, random: () => number): FeedbackCalls => {
  // Calls are counted by their address: every shopper has one of his own.
  const headers = { 'x-forwarded-for': ip }
  const through = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    const fate = random()
    if (fate < CUT_SHARE / 2) throw lost()
    const answer = await act()
    if (fate < CUT_SHARE) throw lost()
    return answer
  }
  const call = <Payload, Reply>(endpoint: Endpoint<Payload, Reply>, payload: Payload): Promise<Reply> =>
    through(async () => {
      const { code, msg, data } = await server.call(endpoint, payload, { token, headers })
      if (code !== 200) throw new ApiError('business', code, msg, data)
      return data
    })
  return {
    upload: ({ key }) =>
      through(async () => (await uploadPicture(server, token, 'feedback', { isPrivate: true, key })).path),
    isKept: (path) => through(async () => (await server.call(fileUrl, { path }, { token, headers })).code === 200),
    save: (body) => call(saveDraft, body),
    drafts: () => call(drafts, {}),
    submit: (body) => call(submit, body),
  }
}

/** Tries until it comes through, as the page does at every next chance. */
const insist = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'network') throw error
    }
  }
}

/** Sends a draft that nobody writes on meanwhile. */
const sendAs = async (draft: PhoneDraft, calls: FeedbackCalls, keep: KeepDraft) => {
  let now = draft
  const sent = await sendDraft(calls, {
    newest: () => now,
    keep: (next) => {
      now = next
      keep(next)
    },
  })
  if (sent === undefined) throw new Error('a draft that is there was not sent')
  return sent
}

/** A line that is never cut. */
const wholeLine = (token: string, ip: string): FeedbackCalls => cutLine(token, ip, () => 1)

it('a file that waited in vain for its draft is uploaded again, with the next saving or the sending', async () => {
  for (const [index, goOn] of [saveOnServer, sendAs].entries()) {
    const { token, userId } = await server.login(String(13_800_000_100 + index))
    const calls = wholeLine(token, `10.2.0.${index + 1}`)
    const media = { key: madeId(800 + index), kind: 'picture' as const, bytes: 70, path: null }
    let kept: PhoneDraft = {
      ...newDraft(madeId(700 + index), 0),
      category: FeedbackCategory.bug,
      content: 'Written on a train',
      // Uploaded at once; the draft itself met no network for two days.
      media: [{ ...media, path: await calls.upload(media) }],
    }
    const keep = (draft: PhoneDraft): void => {
      kept = draft
    }
    server.clock.advance(2 * DAY_MS)
    await sweepFiles(server.database, server.clock.now())
    expect(await filesOf(userId)).toEqual([])

    await goOn(kept, calls, keep)
    if (goOn === saveOnServer) {
      expect(kept.media).toEqual([media])
      expect((await calls.drafts()).map(({ content }) => content)).toEqual(['Written on a train'])
    }
    const { messages } = await sendAs(kept, calls, keep)
    expect(messages[0]?.media).toMatchObject([{ key: media.key }])
    expect(await filesOf(userId)).toHaveLength(1)
  }
})

it('a feedback arrives once and with all its media, wherever the line is cut', async () => {
  const random = createRandom(14).next
  let number = 0
  while (cuts < CUTS) {
    number += 1
    const { token, userId } = await server.login(String(13_700_000_000 + number))
    const calls = cutLine(token, `10.1.0.${number}`, random)
    let kept: PhoneDraft = {
      ...newDraft(madeId(number), 0),
      category: FeedbackCategory.bug,
      content: `The voice drops, ${number}`,
      media: MEDIA.map((key) => ({ key, kind: 'picture', bytes: 70, path: null })),
    }
    const keep = (draft: PhoneDraft): void => {
      kept = draft
    }
    await insist(() => saveOnServer(kept, calls, keep))
    // One file is there before the next saving, the other one goes with the feedback.
    const [first, ...others] = kept.media
    if (first === undefined) throw new Error('the draft has no media')
    keep({ ...kept, media: [{ ...first, path: await insist(() => calls.upload(first)) }, ...others] })
    await insist(() => saveOnServer({ ...kept, contact: 'by phone' }, calls, keep))
    await insist(() => sendAs(kept, calls, keep))
    // Once more for a reply that nobody has seen.
    const { messages } = await insist(() => sendAs(kept, calls, keep))

    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({ text: kept.content, media: MEDIA.map((key) => ({ key })) })
    const submitted = await server.call(list, { current: 1, size: 10 }, { token })
    expect(submitted.data.records.map(({ id }) => id)).toEqual([kept.id])
    expect((await server.call(drafts, {}, { token })).data).toEqual([])
    expect(await filesOf(userId)).toHaveLength(MEDIA.length)
  }
  expect(cuts).toBeGreaterThanOrEqual(CUTS)
})
