import { setTimeout as pause } from 'node:timers/promises'
import { CouponCause } from '@/wire/enums/coupon'
import type { Database } from '../../server/db/queryable'
import { giveCoupons } from '../../server/modules/coupon/give-coupons'
import { logIn } from '../support/customers/account'
import { check } from './books'
import { passHours } from './hours'
import { Shopper } from './shopper'
import type { CrashWorld } from './world'

const TICK_MS = 400
/** Of what waits for its hour, at each tick. */
const SHARE_OF_A_TICK = 0.03
const TURNS_OF_THE_SALE = 0.1
/** Strikes from one look for everything that was ever acknowledged to the next: after hundreds of them it is a lot. */
const FULL_CHECK_EVERY = 20

/** What breaks while the shoppers are at it; resolves when all serve again. */
export interface Strike {
  name: string
  happen: () => Promise<void>
}

/** How long the storm blows. */
export interface StormSize {
  shoppers: number
  /** It goes on until so much was acknowledged. */
  acknowledged: number
  /** It ends after so long, whatever was reached. */
  longestMs: number
}

/** What whoever registers by the app is given, and what every code brings: coupons for both deposits. */
const giveCouponsTo = (database: Database, userId: string): Promise<void> =>
  database.transaction(async (tx) => {
    const gift = { userId, reference: 'registration' }
    for (const cause of [CouponCause.registration, CouponCause.code]) await giveCoupons(tx, cause, gift, new Date())
  })

/** Repeats until told to stop; what fails because the database is away just now is left for the next time. */
const keepDoing = async (work: () => Promise<void>, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    await work().catch(() => undefined)
    await pause(TICK_MS)
  }
}

/** Shoppers in a shop that is struck under them. Resolves when the size is reached and all calls have ended. */
export const blow = async (
  world: CrashWorld,
  { shoppers, acknowledged, longestMs }: StormSize,
  strikes: readonly Strike[],
): Promise<void> => {
  const { api, database, random, sale, journal, tally } = world
  const accounts = await Promise.all(Array.from({ length: shoppers }, (_, n) => logIn(database, n)))
  for (const { userId } of accounts) await giveCouponsTo(database, userId)
  const endsMs = performance.now() + longestMs
  const isLate = (): boolean => performance.now() > endsMs
  let isOver = false
  const shopping = accounts.map(async ({ token }) => {
    const shopper = new Shopper(token, { ...world, random: random.fork() })
    try {
      while (!isOver) await shopper.oneOrder()
    } catch (error) {
      tally.fault(`a shopper could not go on: ${String(error)}`)
    }
  })
  const timeOfDay = random.fork()
  const time = keepDoing(
    async () => {
      await passHours(database, SHARE_OF_A_TICK)
      if (timeOfDay.chance(TURNS_OF_THE_SALE)) await sale.turn()
    },
    () => isOver,
  )

  try {
    for (const [n, { name, happen }] of strikes.entries()) {
      if (isLate()) break
      await happen()
      await check(world, n % FULL_CHECK_EVERY === 0 ? 'all' : 'latest')
      const balance = `acknowledged ${journal.total}, faults ${tally.faults.length}`
      world.report(`${n + 1} of ${strikes.length}: ${name}; so far: ${balance}`)
    }
    while (journal.total < acknowledged && !isLate()) await pause(TICK_MS)
  } catch (error) {
    api.close()
    throw error
  } finally {
    isOver = true
    await Promise.all([...shopping, time])
  }
}
