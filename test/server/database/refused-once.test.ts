import { migrate } from '../../../server/db/migrate'
import { TEST_START } from '../../support/server/clock'
import { createTestDatabase, type TestDatabase } from '../../support/database/database'

const MIGRATION = '246.refused-once.sql'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.database.close())

const refused = (why: string, inviterId: string, inviteeId: string) => ({ why, inviterId, inviteeId })

it('keeps the first of the claims that an older database has as turned down, for each reason and inviter', async () => {
  const { database } = test
  const accounts = await database.query<{ id: string }>('SELECT id FROM account ORDER BY id LIMIT 3')
  const [one = '', two = '', three = ''] = accounts.map(({ id }) => id)
  const first = [refused('phone', one, two), refused('again', one, two), refused('phone', three, two)]
  const others = [refused('phone', one, two), refused('phone', one, three), refused('phone', one, two)]
  await database.transaction(async (tx) => {
    await tx.query('DROP INDEX invitation_refusal_once')
    await tx.query('CREATE INDEX invitation_refusal_of_invitee ON invitation_refusal (invitee_id)')
    await tx.query('DELETE FROM schema_migration WHERE name = $1', [MIGRATION])
    await tx.query('DELETE FROM invitation_refusal')
    for (const { why, inviterId, inviteeId } of [...first, ...others]) {
      await tx.query(
        `INSERT INTO invitation_refusal (inviter_id, invitee_id, why, at)
         SELECT $1, $2, $3, $4::timestamptz + count(*) * interval '1 minute' FROM invitation_refusal`,
        [inviterId, inviteeId, why, TEST_START],
      )
    }
  })

  expect(await migrate(database, TEST_START)).toEqual([MIGRATION])
  const kept = await database.query<{ minute: number }>(
    `SELECT why, inviter_id AS "inviterId", invitee_id AS "inviteeId",
       extract(epoch FROM at - $1::timestamptz)::integer / 60 AS minute
     FROM invitation_refusal ORDER BY at`,
    [TEST_START],
  )
  expect(kept).toEqual(
    [...first, refused('phone', one, three)].map((refusal, index) => ({ ...refusal, minute: index < 3 ? index : 4 })),
  )
})
