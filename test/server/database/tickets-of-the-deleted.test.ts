import { migrate } from '../../../server/db/migrate'
import { TEST_START } from '../../support/server/clock'
import { startTestServer, type TestServer } from '../../support/server/server'

const MIGRATION = '278.tickets-of-the-deleted.sql'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('takes the tickets of accounts that an older server deleted out of the lines, and leaves the others', async () => {
  const { database } = server
  const [left, stayed] = [await server.login('13811110001'), await server.login('13811110002')]
  await database.query('UPDATE account SET phone = NULL, cancelled_at = $2 WHERE id = $1', [left.userId, TEST_START])
  for (const [index, { userId }] of [left, stayed].entries())
    await database.query(
      `INSERT INTO line_ticket (market_post_id, account_id, arrival, joined_at)
       SELECT market_post_id, $1, $2, $3 FROM allocation`,
      [userId, index, TEST_START],
    )
  await database.query('DELETE FROM schema_migration WHERE name = $1', [MIGRATION])
  expect(await migrate(database, TEST_START)).toEqual([MIGRATION])
  expect(await database.query('SELECT DISTINCT account_id AS id FROM line_ticket')).toEqual([{ id: stayed.userId }])
})
