import { migrate } from '../../../server/db/migrate'
import { TEST_START } from '../../support/server/clock'
import { tablesThatSay } from '../../support/database/find-everywhere'
import { startTestServer, type TestServer } from '../../support/server/server'

const MIGRATION = '277.replies-without-names.sql'
const NAME = 'Ouyang Xiaodan'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('takes the names out of the replies that an older server kept, and leaves the others as they are', async () => {
  const { database } = server
  const { userId } = await server.login('13811110001')
  const kept = {
    booking: { id: 'drive-1', driverName: NAME, status: 1 },
    signUp: { id: 'lakeside-night-drive', title: 'Night drive', registration: { name: NAME, guests: 1 } },
    since: { id: 'drive-2' },
    order: { id: 'order-1', orderNo: '1', registration: null },
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
    booking: { id: 'drive-1' },
    signUp: { id: 'lakeside-night-drive' },
  })
  expect(await tablesThatSay(database, [NAME])).toEqual([])
})
