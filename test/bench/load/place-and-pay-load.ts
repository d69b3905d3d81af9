import { setTimeout as pause } from 'node:timers/promises'
import { placeSmall } from '@/wire/endpoints/order'
import type { PlaceSmallOrder } from '@/wire/schemas/order-calls'
import { pay, query, sandboxDecide } from '@/wire/endpoints/payment'
import type { Endpoint } from '@/wire/endpoint'
import { OrderType } from '@/wire/enums/order'
import { PayChannel, PayMethod, SandboxOutcome } from '@/wire/enums/payment'
import type { Database } from '../../../server/db/queryable'
import { logIn } from '../../support/customers/account'
import type { Fleet } from '../../support/server/fleet'
import { percentile } from '../measuring/figure'
import { databaseMsOf, processorMsOf } from '../measuring/processor-time'
import { callOver, preparePlacement, type Call } from './shopper'

/** What so many shoppers got done, and how long one of their requests took. */
export interface Load {
  shoppers: number
  ordersPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of an order, in ms: of the API's processes and of the database's. */
  apiMs: number
  databaseMs: number
}

interface LoadOptions {
  fleet: Fleet
  database: Database
  /** Folder of the database. */
  dataDir: string
  shoppers: number
}

/** Nobody has more than a handful of orders: each is placed by the next of so many. */
const ACCOUNTS = 500
const WARM_UP_MS = 1_500
const MEASURED_MS = 6_000
const MS_PER_SECOND = 1_000

/** Places an order of the small deposit, pays it in the sandbox and asks whether it is paid. */
export const placeAndPay = async (call: Call, placement: PlaceSmallOrder): Promise<void> => {
  const { id } = await call(placeSmall, placement)
  const way = { payMethod: PayMethod.wechat, channel: PayChannel.h5 }
  const amountFen = placement.expectedAmountFen
  const { attempt } = await call(pay, { id, orderType: OrderType.small, amountFen, ...way })
  await call(sandboxDecide, { payNo: attempt.payNo, outcome: SandboxOutcome.success })
  const { paid } = await call(query, { id })
  if (!paid) throw new Error(`order ${id} was not paid`)
}

/** Measures so many shoppers at once, each at the next process; whoever has paid makes room for somebody else. */
export const shopForAWhile = async ({ fleet, database, dataDir, shoppers }: LoadOptions): Promise<Load> => {
  const placement = await preparePlacement(database)
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, (_, n) => logIn(database, n)))
  let ordered = 0
  const nextToken = (): string => accounts[(ordered += 1) % ACCOUNTS]?.token ?? ''
  const takenSoFar = () => ({
    api: processorMsOf(fleet.members.map(({ pid }) => pid)),
    database: databaseMsOf(dataDir),
  })
  const startedMs = performance.now()
  const isOver = (): boolean => performance.now() - startedMs > WARM_UP_MS + MEASURED_MS
  const isWarm = (): boolean => performance.now() - startedMs > WARM_UP_MS
  const requestMs: number[] = []
  let orders = 0

  const timed =
    (call: Call): Call =>
    async <Payload, Reply>(endpoint: Endpoint<Payload, Reply>, payload: Payload): Promise<Reply> => {
      const sentMs = performance.now()
      const reply = await call(endpoint, payload)
      if (isWarm()) requestMs.push(performance.now() - sentMs)
      return reply
    }

  const shop = async (n: number): Promise<void> => {
    const origin = fleet.origins[n % fleet.origins.length] ?? ''
    while (!isOver()) {
      await placeAndPay(timed(callOver(origin, nextToken())), placement)
      if (isWarm()) orders += 1
    }
  }
  const warm = pause(WARM_UP_MS).then(takenSoFar)
  await Promise.all(Array.from({ length: shoppers }, (_, n) => shop(n)))
  const [before, after] = [await warm, takenSoFar()]
  return {
    shoppers,
    ordersPerSecond: orders / (MEASURED_MS / MS_PER_SECOND),
    p50Ms: percentile(requestMs, 0.5),
    p99Ms: percentile(requestMs, 0.99),
    apiMs: (after.api - before.api) / orders,
    databaseMs: (after.database - before.database) / orders,
  }
}
