import { cancel } from '@/wire/endpoints/appointment'
import { SECOND_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import type { ServerContext } from '../../../server/context/server-context'
import { sendDueReminders } from '../../../server/worker/due-reminders'
import { tellOfFreeHours } from '../../../server/worker/due-waits'
import { openShop, type Shop } from '../money/shop'
import { bookAs, bookedDrive, SMALL_SHOP, waitAs } from './drives'

/** The worker sends so many texts at once. */
const AT_ONCE = 8
/** Two rounds, and one that comes after them. */
const TEXTS = 2 * AT_ONCE + 1
const HOUR = { storeId: SMALL_SHOP, startTime: '2026-11-23 14:00:00' }

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const many = <Item>(make: (index: number) => Promise<Item>): Promise<Item[]> =>
  Promise.all(Array.from({ length: TEXTS }, (_, index) => make(index)))

const waitForOne = async (): Promise<void> => {
  const drive = await bookedDrive(shop, HOUR)
  await many(async () => waitAs(shop, (await shop.shopper()).token, HOUR))
  await shop.server.call(cancel, { id: drive.id }, { token: drive.token })
}

/** Reminders of drives from ten on, two each hour, that are all due at six of the day before. */
const bookMany = async (): Promise<void> => {
  await many(async (index) => {
    const startTime = `2026-11-22 ${10 + Math.floor(index / 2)}:00:00`
    return bookAs(shop, (await shop.shopper()).token, { startTime })
  })
  shop.server.clock.set(new Date(parseShanghai('2026-11-21 18:00:00')))
}

/**
 * A provider that answers a round of texts once all of it has come and `afterRound` is over, for two rounds, and then at once.
 * Answers whom it told.
 */
const slowProvider = (text: 'remind' | 'tellFree', afterRound: (round: number) => Promise<unknown>): string[] => {
  const phones: string[] = []
  let release: () => void = () => undefined
  let round = new Promise<void>((resolve) => (release = resolve))
  jest.spyOn(shop.context.sms, text).mockImplementation(async ({ phone }) => {
    phones.push(phone)
    if (phones.length > 2 * AT_ONCE) return
    if (phones.length % AT_ONCE !== 0) return round
    const ended = release
    round = new Promise((resolve) => (release = resolve))
    await afterRound(phones.length / AT_ONCE)
    ended()
  })
  return phones
}

type Job = (context: ServerContext) => Promise<number>

it.each<[string, 'remind' | 'tellFree', () => Promise<void>, Job]>([
  ['of a free hour', 'tellFree', waitForOne, tellOfFreeHours],
  ['that reminds', 'remind', bookMany, sendDueReminders],
])(
  'a text %s goes out once, though its batch lasts so long that another process takes the rest',
  async (_what, text, prepare, job) => {
    await prepare()
    const phones = slowProvider(text, async (round) => {
      shop.server.clock.advance(40 * SECOND_MS)
      if (round === 2) await job(shop.context)
    })
    await job(shop.context)
    expect(phones).toHaveLength(TEXTS)
    expect(new Set(phones).size).toBe(TEXTS)
  },
)
