import { setTimeout as pause } from 'node:timers/promises'
import { page, placeSmall } from '@/wire/endpoints/order'
import { join, leave, state } from '@/wire/endpoints/sale-line'
import { newIndex } from '@/wire/endpoints/vehicle'
import type { Endpoint } from '@/wire/endpoint'
import { LineStanding } from '@/wire/enums/sale-line'
import { ErrorCode } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import type { Database } from '../../../server/db/queryable'
import { logIn, type Account } from '../../support/customers/account'
import { messageOf } from '../measuring/message-of'
import { placeAndPay } from './place-and-pay-load'
import { CallRefused, callOver, preparePlacement, type Call } from './shopper'

/** How many want how many cars, and how fast they are let in. */
export interface RushSize {
  callers: number
  cars: number
  letInAMinute: number
  /** The callers come within so long, from the opening on. */
  arriveWithinMs: number
  /** How often a second somebody else looks at the home data, and at own orders. */
  looksASecond: number
  /** Orders that each of the others has placed before. */
  ordersBefore: number
}

/** What a rush was like: how long requests took, in milliseconds, and what the database says afterwards. */
export interface Rush {
  tickets: number[]
  places: number[]
  letIn: number[]
  home: number[]
  orders: number[]
  tookMs: number
  sold: number
  /** Paid orders, and how many different callers they belong to. */
  paid: number
  buyers: number
  /** Who was still waiting when the last car had gone, and was refused one. */
  leftWaiting: number
  errors: string[]
}

const LOOKERS = 20
const OPENS_IN_MS = 2 * SECOND_MS
/** Longer than any rush: a line that stands still is a fault. */
const GIVE_UP_MS = 600 * SECOND_MS
/** The last to come, who wait longest, try to order without their turn. */
const IMPATIENT = 5

/** @throws when a call is not refused, or for another reason. */
const mustBeRefused = async (reply: Promise<unknown>, code: number): Promise<void> => {
  const refused = await reply.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof CallRefused) return error.code
      throw error
    },
  )
  if (refused !== code) throw new Error(`a caller was answered ${refused ?? 'yes'} in place of ${code}`)
}

/** The calls of one shopper, each noted with how long it took. */
const timed =
  (call: Call, took: number[]): Call =>
  async <Payload, Reply>(endpoint: Endpoint<Payload, Reply>, payload: Payload): Promise<Reply> => {
    const sentMs = performance.now()
    const reply = await call(endpoint, payload)
    took.push(performance.now() - sentMs)
    return reply
  }

/** Opens the sale of the placement's deposit in a moment, with a line and so many cars beside those that were sold. */
const openSale = async (database: Database, marketPostId: string, size: RushSize): Promise<number> => {
  await database.query(
    `UPDATE allocation SET let_in_a_minute = $2, quota = sold + $3, start_at = now() + $4 * interval '1 millisecond'
     WHERE market_post_id = $1`,
    [marketPostId, size.letInAMinute, size.cars, OPENS_IN_MS],
  )
  return performance.now() + OPENS_IN_MS
}

const countSales = (database: Database, marketPostId: string, callers: readonly Account[]) =>
  database.one<{ sold: number; paid: number; buyers: number }>(
    `SELECT (SELECT sold FROM allocation WHERE market_post_id = $1) AS sold,
       count(*) AS paid, count(DISTINCT user_id) AS buyers
     FROM orders WHERE market_post_id = $1 AND paid_at IS NOT NULL AND user_id = ANY ($2)`,
    [marketPostId, callers.map(({ userId }) => userId)],
  )

/**
 * Has so many callers come to the opening of a sale, each as the app does it: takes a ticket, asks for its place when it
 * was told to, orders and pays once it is let in. Others look at the shop meanwhile.
 */
export const simulateRush = async (origins: readonly string[], database: Database, size: RushSize): Promise<Rush> => {
  const placement = await preparePlacement(database)
  const { marketPostId } = placement
  const originOf = (n: number): string => origins[n % origins.length] ?? ''
  const accounts = await Promise.all(Array.from({ length: LOOKERS + size.callers }, (_, n) => logIn(database, n)))
  const [lookers, callers] = [accounts.slice(0, LOOKERS), accounts.slice(LOOKERS)]
  // Who looks at own orders has some; who waits for an opening looks at the shop before it, and it is warm by then.
  await Promise.all(
    lookers.map(async ({ token }, n) => {
      const call = callOver(originOf(n), token)
      for (let order = 0; order < size.ordersBefore; order += 1) await placeAndPay(call, placement)
      for (let caller = n; caller < callers.length; caller += LOOKERS) {
        const early = callOver(originOf(caller), callers[caller]?.token ?? '')
        await early(newIndex, {})
        await early(state, { marketPostId })
      }
    }),
  )
  const soldBefore = (await countSales(database, marketPostId, lookers))?.sold ?? 0

  const rush: Rush = {
    ...{ tickets: [], places: [], letIn: [], home: [], orders: [], errors: [] },
    ...{ tookMs: 0, sold: 0, paid: 0, buyers: 0, leftWaiting: 0 },
  }
  const opensMs = await openSale(database, marketPostId, size)
  let bought = 0
  const isOver = (): boolean =>
    bought === size.cars || rush.errors.length > 0 || performance.now() - opensMs > GIVE_UP_MS
  const note = (error: unknown): void => void rush.errors.push(messageOf(error))

  const shop = async ({ token }: Account, n: number): Promise<void> => {
    const call = callOver(originOf(n), token)
    await pause(opensMs - performance.now() + (size.arriveWithinMs * n) / size.callers)
    let line = await timed(call, rush.tickets)(join, { marketPostId })
    if (n >= size.callers - IMPATIENT) await mustBeRefused(call(placeSmall, placement), ErrorCode.turnNeeded)
    while (line.standing === LineStanding.waiting && !isOver()) {
      await pause(line.askAgainMs)
      if (!isOver()) line = await timed(call, rush.places)(state, { marketPostId })
    }
    if (line.standing === LineStanding.waiting) return stayOutside(call)
    if (line.standing !== LineStanding.letIn) throw new Error(`a caller is ${line.standing}`)
    await placeAndPay(timed(call, rush.letIn), placement)
    bought += 1
  }
  const stayOutside = async (call: Call): Promise<void> => {
    await mustBeRefused(call(placeSmall, placement), ErrorCode.soldOut)
    await call(leave, { marketPostId })
    rush.leftWaiting += 1
  }
  const look = async (work: (n: number) => Promise<unknown>): Promise<void> => {
    for (let n = 0; !isOver(); n += 1) {
      void work(n).catch(note)
      await pause(SECOND_MS / size.looksASecond)
    }
  }
  const looker = (n: number, took: number[]): Call =>
    timed(callOver(originOf(n), lookers[n % LOOKERS]?.token ?? ''), took)

  await Promise.all([
    ...callers.map((caller, n) => shop(caller, n).catch(note)),
    look((n) => looker(n, rush.home)(newIndex, {})),
    look((n) => looker(n, rush.orders)(page, { current: 1, size: 10 })),
  ])
  rush.tookMs = performance.now() - opensMs
  const sales = await countSales(database, marketPostId, callers)
  return { ...rush, ...sales, sold: (sales?.sold ?? 0) - soldBefore }
}
