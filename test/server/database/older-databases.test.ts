import { LoanPaper } from '@/wire/enums/finance'
import { migrate } from '../../../server/db/migrate'
import type { Queryable } from '../../../server/db/queryable'
import { OrderEventKind, recordEvents } from '../../../server/modules/order-record/history/order-event'
import { tablesThatSay } from '../../support/database/find-everywhere'
import { TEST_START } from '../../support/server/clock'
import { openShop, type Shop } from '../money/shop'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** As in a database from before a migration. */
const forget = (db: Queryable, migration: string) =>
  db.query('DELETE FROM schema_migration WHERE name = $1', [migration])

const runAgain = async (migration: string): Promise<void> => {
  expect(await migrate(shop.server.database, TEST_START)).toEqual([migration])
}

const NAME = 'Ouyang Xiaodan'
const PAPER = 'private/content/an-income.png'
const PAPERS = [{ kind: LoanPaper.income, path: PAPER, url: PAPER }]

/** Replies that were kept under keys: what they said, and which of them say something else since. */
const REPLIES = [
  {
    what: 'names',
    migration: '277.replies-without-names.sql',
    phone: '13811110001',
    secret: NAME,
    kept: {
      booking: { id: 'drive-1', driverName: NAME, status: 1 },
      signUp: { id: 'lakeside-night-drive', title: 'Night drive', registration: { name: NAME, guests: 1 } },
      since: { id: 'drive-2' },
      order: { id: 'order-1', orderNo: '1', registration: null },
      nothing: null,
    },
    changed: { booking: { id: 'drive-1' }, signUp: { id: 'lakeside-night-drive' } },
  },
  {
    what: 'papers of a loan',
    migration: '286.replies-without-papers.sql',
    phone: '13811110002',
    secret: PAPER,
    kept: {
      saved: { orderId: 'order-1', status: 0, papers: PAPERS, missingPapers: [LoanPaper.identity] },
      cancelled: { orderId: 'order-2', status: 7, papers: [], missingPapers: Object.values(LoanPaper) },
      since: { id: 'order-3' },
      order: { id: 'order-4', orderNo: '4', financialOrderVO: null },
      attempt: { orderId: 'order-5', attempt: null },
      nothing: null,
    },
    changed: { saved: { id: 'order-1' }, cancelled: { id: 'order-2' } },
  },
]

it.each(REPLIES)(
  'takes the $what out of the replies that an older server kept, and leaves the others as they are',
  async ({ migration, phone, secret, kept, changed }) => {
    const { database } = shop.server
    const { userId } = await shop.server.login(phone)
    for (const [key, reply] of Object.entries(kept))
      await database.query(
        `INSERT INTO idempotency (user_id, key, fingerprint, reply, created_at) VALUES ($1, $2, '', $3, $4)`,
        [userId, key, JSON.stringify(reply), TEST_START],
      )
    await forget(database, migration)
    await runAgain(migration)
    const replies = await database.query<{ key: string; reply: unknown }>(
      'SELECT key, reply FROM idempotency WHERE user_id = $1',
      [userId],
    )
    expect(Object.fromEntries(replies.map(({ key, reply }) => [key, reply]))).toEqual({ ...kept, ...changed })
    expect(await tablesThatSay(database, [secret])).toEqual([])
  },
)

it('takes the tickets of accounts that an older server deleted out of the lines, and leaves the others', async () => {
  const { database } = shop.server
  const [left, stayed] = [await shop.server.login('13811110003'), await shop.server.login('13811110004')]
  await database.query('UPDATE account SET phone = NULL, cancelled_at = $2 WHERE id = $1', [left.userId, TEST_START])
  for (const [index, { userId }] of [left, stayed].entries())
    await database.query(
      `INSERT INTO line_ticket (market_post_id, account_id, arrival, joined_at)
       SELECT market_post_id, $1, $2, $3 FROM allocation`,
      [userId, index, TEST_START],
    )
  await forget(database, '278.tickets-of-the-deleted.sql')
  await runAgain('278.tickets-of-the-deleted.sql')
  expect(await database.query('SELECT DISTINCT account_id AS id FROM line_ticket')).toEqual([{ id: stayed.userId }])
})

it('counts how often the orders of an older database were edited', async () => {
  const { database } = shop.server
  const placed = async () => (await shop.paidOrder(await shop.shopper())).order.id
  const [often, once, never] = [await placed(), await placed(), await placed()]
  await database.transaction(async (tx) => {
    await tx.query('ALTER TABLE orders DROP COLUMN edit_count')
    await forget(tx, '258.order-edits.sql')
    for (const id of [often, once, often]) await recordEvents(tx, [id], OrderEventKind.edited, TEST_START)
  })
  await runAgain('258.order-edits.sql')
  const counts = await database.query<{ id: string; times: number }>('SELECT id, edit_count AS times FROM orders')
  expect(counts).toEqual(
    expect.arrayContaining([
      { id: often, times: 2 },
      { id: once, times: 1 },
      { id: never, times: 0 },
    ]),
  )
})

it.each([
  ['that were moved since are still to come', '-1 day', false],
  ['whose hour has come stay held', '1 minute', true],
])('draws that an older database counted as held and %s', async (_, by, expected) => {
  const { database } = shop.server
  await database.query(`UPDATE activity SET drawn_at = draw_at + $1::interval WHERE id = 'opening-chengdu'`, [by])
  await forget(database, '264.draws-to-come.sql')
  await runAgain('264.draws-to-come.sql')
  const activity = await database.one(
    `SELECT drawn_at IS NOT NULL AS "isDrawn" FROM activity WHERE id = 'opening-chengdu'`,
  )
  expect(activity).toEqual({ isDrawn: expected })
})

const refused = (why: string, inviterId: string, inviteeId: string) => ({ why, inviterId, inviteeId })

it('keeps the first of the claims that an older database has as turned down, for each reason and inviter', async () => {
  const { database } = shop.server
  const accounts = await database.query<{ id: string }>('SELECT id FROM account ORDER BY id LIMIT 3')
  const [one = '', two = '', three = ''] = accounts.map(({ id }) => id)
  const first = [refused('phone', one, two), refused('again', one, two), refused('phone', three, two)]
  const others = [refused('phone', one, two), refused('phone', one, three), refused('phone', one, two)]
  await database.transaction(async (tx) => {
    await tx.query('DROP INDEX invitation_refusal_once')
    await tx.query('CREATE INDEX invitation_refusal_of_invitee ON invitation_refusal (invitee_id)')
    await forget(tx, '246.refused-once.sql')
    await tx.query('DELETE FROM invitation_refusal')
    for (const { why, inviterId, inviteeId } of [...first, ...others]) {
      await tx.query(
        `INSERT INTO invitation_refusal (inviter_id, invitee_id, why, at)
         SELECT $1, $2, $3, $4::timestamptz + count(*) * interval '1 minute' FROM invitation_refusal`,
        [inviterId, inviteeId, why, TEST_START],
      )
    }
  })
  await runAgain('246.refused-once.sql')
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
