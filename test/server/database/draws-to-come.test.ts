import { migrate } from '../../../server/db/migrate'
import { TEST_START } from '../../support/server/clock'
import { startTestServer, type TestServer } from '../../support/server/server'

const MIGRATION = '264.draws-to-come.sql'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('draws that an older database counted as held, and that were moved since, are still to come', async () => {
  const { database } = server
  const drawn = (by: string) =>
    database.query(`UPDATE activity SET drawn_at = draw_at + $1::interval WHERE id = 'opening-chengdu'`, [by])
  const isDrawn = async () =>
    (
      await database.one<{ is: boolean }>(
        `SELECT drawn_at IS NOT NULL AS is FROM activity WHERE id = 'opening-chengdu'`,
      )
    )?.is
  for (const [by, expected] of [
    ['-1 day', false],
    ['1 minute', true],
  ] as const) {
    await drawn(by)
    await database.query('DELETE FROM schema_migration WHERE name = $1', [MIGRATION])
    expect(await migrate(database, TEST_START)).toEqual([MIGRATION])
    expect(await isDrawn()).toBe(expected)
  }
})
