import { LoanPaper } from '@/wire/enums/finance'
import { migrate } from '../../../server/db/migrate'
import { TEST_START } from '../../support/server/clock'
import { tablesThatSay } from '../../support/database/find-everywhere'
import { startTestServer, type TestServer } from '../../support/server/server'

const MIGRATION = '286.replies-without-papers.sql'
const PAPER = 'private/content/an-income.png'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('takes the papers out of the replies to a loan that an older server kept, and leaves the others as they are', async () => {
  const { database } = server
  const { userId } = await server.login('13811110001')
  const papers = [{ kind: LoanPaper.income, path: PAPER, url: PAPER }]
  const kept = {
    saved: { orderId: 'order-1', status: 0, papers, missingPapers: [LoanPaper.identity] },
    cancelled: { orderId: 'order-2', status: 7, papers: [], missingPapers: Object.values(LoanPaper) },
    since: { id: 'order-3' },
    order: { id: 'order-4', orderNo: '4', financialOrderVO: null },
    attempt: { orderId: 'order-5', attempt: null },
    nothing: null,
  }
  for (const [key, reply] of Object.entries(kept))
    await database.query(
      `INSERT INTO idempotency (user_id, key, fingerprint, reply, created_at) VALUES ($1, $2, '', $3, $4)`,
      [userId, key, JSON.stringify(reply), TEST_START],
    )
  await database.query('DELETE FROM schema_migration WHERE name = $1', [MIGRATION])
  expect(await migrate(database, TEST_START)).toEqual([MIGRATION])
  const replies = await database.query<{ key: string; reply: unknown }>('SELECT key, reply FROM idempotency')
  expect(Object.fromEntries(replies.map(({ key, reply }) => [key, reply]))).toEqual({
    ...kept,
    saved: { id: 'order-1' },
    cancelled: { id: 'order-2' },
  })
  expect(await tablesThatSay(database, [PAPER])).toEqual([])
})
