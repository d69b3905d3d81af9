import { placeSmall, type PlaceSmallOrder } from '@/contract/endpoints/order'
import { pay, query, sandboxDecide } from '@/contract/endpoints/payment'
import type { Endpoint } from '@/contract/endpoint'
import { OrderType } from '@/contract/enums/order'
import { PayChannel, PayMethod, SandboxOutcome } from '@/contract/enums/payment'
import type { Figure } from './figure'
import { withOpenServer, type OpenServer } from './open-server'
import { logInShopper, preparePlacement, type Call } from './shopper'

const SHOPPERS = 16
const WARM_UP_MS = 1_000
const MEASURED_MS = 8_000
const MS_PER_SECOND = 1_000

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

const placeAndPay = async (call: Call, placement: PlaceSmallOrder): Promise<void> => {
  const { id } = await call(placeSmall, placement)
  const way = { payMethod: PayMethod.wechat, channel: PayChannel.h5 }
  const amountFen = placement.expectedAmountFen
  const { attempt } = await call(pay, { id, orderType: OrderType.small, amountFen, ...way })
  await call(sandboxDecide, { payNo: attempt.payNo, outcome: SandboxOutcome.success })
  const { paid } = await call(query, { id })
  if (!paid) throw new Error(`order ${id} was not paid`)
}

/** Measures shoppers who place, open, pay and confirm one order after the other on the embedded database. */
export const measurePlaceAndPay = async (): Promise<readonly Figure[]> => {
  const { orders, requestMs } = await withOpenServer(shopForAWhile)
  const sorted = [...requestMs].sort((one, other) => one - other)
  return [
    { name: 'orders placed and paid, per second', measured: Math.round(orders / (MEASURED_MS / MS_PER_SECOND)) },
    { name: 'one request of these, p50, ms', measured: percentile(sorted, 0.5) },
    { name: 'one request of these, p99, ms', measured: percentile(sorted, 0.99) },
  ]
}

interface Counted {
  orders: number
  requestMs: readonly number[]
}

const shopForAWhile = async ({ app, database }: OpenServer): Promise<Counted> => {
  const placement = await preparePlacement(database)
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

  const shop = async (_: unknown, n: number): Promise<void> => {
    const call = timed(await logInShopper(app, database, n))
    while (!isOver()) {
      await placeAndPay(call, placement)
      if (isWarm()) orders += 1
    }
  }
  await Promise.all(Array.from({ length: SHOPPERS }, shop))
  return { orders, requestMs }
}
