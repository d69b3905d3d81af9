import { migrate } from '../../../server/db/migrate'
import { OrderEventKind, recordEvents } from '../../../server/modules/order-record/history/order-event'
import { TEST_START } from '../../support/server/clock'
import { openShop, type Shop } from '../money/shop'

const MIGRATION = '258.order-edits.sql'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('counts how often the orders of an older database were edited', async () => {
  const { database } = shop.server
  const placed = async () => (await shop.paidOrder(await shop.shopper())).order.id
  const [often, once, never] = [await placed(), await placed(), await placed()]
  await database.transaction(async (tx) => {
    await tx.query('ALTER TABLE orders DROP COLUMN edit_count')
    await tx.query('DELETE FROM schema_migration WHERE name = $1', [MIGRATION])
    for (const id of [often, once, often]) await recordEvents(tx, [id], OrderEventKind.edited, TEST_START)
  })

  expect(await migrate(database, TEST_START)).toEqual([MIGRATION])
  const counts = await database.query<{ id: string; times: number }>('SELECT id, edit_count AS times FROM orders')
  expect(counts).toEqual(
    expect.arrayContaining([
      { id: often, times: 2 },
      { id: once, times: 1 },
      { id: never, times: 0 },
    ]),
  )
})
