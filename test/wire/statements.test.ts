import { demo } from '@/wire/endpoints/common'
import type { Endpoint, EndpointRow } from '@/wire/endpoint'
import { SandboxOutcome } from '@/wire/enums/payment'
import { DAY_MS, SECOND_MS } from '@/domain/time/duration'
import { endpointTable } from '../support/reading/endpoint-table'
import { sentDuring, type SentStatement } from '../support/database/sent-statements'
import { findWholeReads } from '../support/database/query-plan'
import { openShop, type Shop, type Shopper } from '../server/money/shop'
import { closeBigSale } from '../server/orders/big-shopper'
import { samples, someKey, type Sample } from './samples'

/** Of a whole call: the one that knows the session is among them. */
const MOST = 2

/** Reads that may take more, and why. */
const MORE: Readonly<Record<string, number>> = {
  // Asked for once in an account's life, of all that hangs on it, by ten modules.
  'account.deletion': 11,
  // No read: it logs in whoever WeChat knows.
  'account.query': 8,
  // Words are mended by a dictionary before anything is looked for, and what is found is of four kinds.
  'search.results': 7,
  // A shop asks for the messages of an order, an appointment or a line: each module tells its own.
  'subscription.offers': 6,
  // Makes the code when it is first asked for; later it takes three.
  'invitation.state': 6,
  // The writers' own, never a shopper's.
  'preview.drafts': 3,
  // For who does not wait in the line; who does costs the session alone, for the line is read once a second for all.
  'saleLine.state': 3,
  // Of the shop, of the others in its city, and of who asks: what they hold while they book is free for them.
  'appointment.nearest': 3,
  // Where no maps service is asked, by the shops around: two statements, as their list.
  'map.address': 3,
}

const rows: [string, EndpointRow][] = Object.entries(endpointTable).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, row]): [string, EndpointRow] => [`${group}.${name}`, row]),
)
const callable = rows.filter(([, row]) => row.body !== 'multipart')

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => closeBigSale(shop))
afterAll(() => shop.close())

/** Tables that the house fills, not its customers: they stay as short as a catalogue is. */
const SHORT: ReadonlySet<string> = new Set([
  ...['agreement', 'allocation', 'area', 'banner_draft', 'closure', 'guide', 'hot_word', 'topic'],
  ...['material_bucket', 'material_folder', 'model', 'model_still', 'option', 'version'],
  // Some thousands: the map shows each, and the nearest are measured among many (`npm run bench -- reads`).
  'store',
])

/** A call of its sample; where a login is optional, with one. */
const sampleOf = async (name: string, { access }: EndpointRow): Promise<Sample> => {
  const sample = await samples[name]?.(shop)
  if (sample === undefined) throw new Error(`no sample call of ${name}`)
  const token = sample.token ?? (await shop.shopper()).token
  return { payload: sample.payload, ...(access !== 'public' && { token }) }
}

const call = async (row: EndpointRow, { payload, token }: Sample): Promise<void> => {
  const options = { idempotencyKey: someKey(), ...(token !== undefined && { token }) }
  const { status, msg } = await shop.server.call(row as Endpoint<object, unknown>, payload, options)
  expect({ status, msg }).toEqual({ status: 200, msg: 'ok' })
}

/** What a call sends that finds nothing kept of one before it; what a process looks up once a second for all is known. */
const sentBy = async (name: string, row: EndpointRow): Promise<SentStatement[]> => {
  const sample = await sampleOf(name, row)
  shop.server.clock.advance(2 * SECOND_MS)
  await shop.server.call(demo, {})
  return sentDuring(() => call(row, sample))
}

const expectIndexes = async (statements: readonly SentStatement[]): Promise<void> =>
  expect(await findWholeReads(shop.server.database, SHORT, statements)).toEqual([])

const sentByAll: SentStatement[] = []

describe('a call', () => {
  it.each(callable)('%s takes few statements where it reads', async (name, row) => {
    const sent = await sentBy(name, row)
    sentByAll.push(...sent)
    const texts = sent.map(({ text }) => text)
    if (name in MORE) expect(texts).toHaveLength(MORE[name] ?? MOST)
    else if (row.method === 'GET') expect(texts.slice(MOST)).toEqual([])
  })

  it('finds an index for each of its statements, however many rows there are', async () => {
    expect(sentByAll.length).toBeGreaterThan(callable.length)
    await expectIndexes(sentByAll)
  })
})

describe('an order', () => {
  /** Of the four calls: 4 place it, 6 open a payment, 2 decide in the sandbox, 7 ask whether it is paid. */
  const MOST_OF_ORDER = 19

  const placeAndPay = async (shopper: Shopper): Promise<void> => {
    const { order, payNo } = await shopper.orderInPayment()
    await shopper.decide(payNo, SandboxOutcome.success)
    const { data } = await shopper.alreadyPaid(order.id)
    expect(data.paid).toBe(true)
  }

  it('is placed, paid and known to be paid in few statements', async () => {
    const shopper = await shop.shopper()
    // The first tells a process who is there.
    await placeAndPay(shopper)
    const sent = await sentDuring(() => placeAndPay(shopper))
    expect(sent.map(({ text }) => text)).toHaveLength(MOST_OF_ORDER)
  })
})

describe('the work that falls due', () => {
  it('finds an index for each of its statements, too', async () => {
    await shop.paidOrder(await shop.shopper())
    await expectIndexes(await sentDuring(() => shop.pass(DAY_MS)))
  })
})

describe('a statement for which there is no index', () => {
  it('is found out', async () => {
    const text = 'SELECT id FROM orders WHERE user_mobile = $1'
    const found = await findWholeReads(shop.server.database, SHORT, [{ text, values: ['13800000000'] }])
    expect(found).toEqual([{ text, tables: ['orders'] }])
  })
})
