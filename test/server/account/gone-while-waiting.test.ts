import { randomUUID } from 'node:crypto'
import { signUp } from '@/wire/endpoints/activity'
import { report as reportArticle } from '@/wire/endpoints/article'
import { report as reportComment, write } from '@/wire/endpoints/comment'
import { AgreementId } from '@/wire/enums/agreement'
import { LeadSource } from '@/wire/enums/buyer'
import { ReportReason } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { startTestServer, type TestServer } from '../../support/server'

const STORY = 'quiet-cabin'
const reason = ReportReason.insult

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  const leaver = await server.login('13912340003')
  token = leaver.token
  // As the deletion leaves it to a call whose session was looked up before.
  await server.database.query('UPDATE account SET cancelled_at = $1, phone = NULL WHERE id = $2', [
    server.clock.now(),
    leaver.userId,
  ])
})
afterAll(() => server.close())

const comment = () => server.call(write, { id: 'b'.repeat(32), articleId: STORY, content: 'Too late.' }, { token })
const ofArticle = () => server.call(reportArticle, { id: STORY, reason, words: 'Too late.' }, { token })
const ofComment = () => server.call(reportComment, { id: `${STORY}-1`, reason, words: 'Too late.' }, { token })
const place = () => {
  const agreements = [{ id: AgreementId.leadActivityPrivacyStatement, version: 9 }]
  const body = { id: 'lakeside-night-drive', name: 'Zhou Yining', guests: 0, leadSource: LeadSource.public, agreements }
  return server.call(signUp, body, { token, idempotencyKey: randomUUID() })
}

describe('what is written for an account that was deleted while it waited', () => {
  it.each([
    ['a comment', 'comment', comment],
    ['a report of an article', 'article_report', ofArticle],
    ['a report of a comment', 'comment_report', ofComment],
    ['a place at an activity', 'activity_registration', place],
  ] as const)('is refused as an ended session, and not kept: %s', async (_what, table, call) => {
    const count = () => server.database.one(`SELECT count(*) AS kept FROM ${table}`)
    const before = await count()
    expect(await call()).toMatchObject({ status: 401, code: ErrorCode.sessionExpired })
    expect(await count()).toEqual(before)
  })
})
