import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { placeSmall, type PlaceSmallOrder } from '@/contract/endpoints/order'
import { pay, query, sandboxDecide } from '@/contract/endpoints/payment'
import type { Endpoint } from '@/contract/endpoint'
import { API_PREFIX, SUCCESS_CODE, type Envelope } from '@/contract/envelope'
import { OrderType } from '@/contract/enums/order'
import { PayChannel, PayMethod, SandboxOutcome } from '@/contract/enums/payment'
import { Header } from '@/contract/headers'
import { build } from '../../server/app'
import { systemClock } from '../../server/clock'
import { createDatabase } from '../../server/db/database'
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres'
import { migrate } from '../../server/db/migrate'
import { seed } from '../../server/db/seed'
import type { Database } from '../../server/db/queryable'
import { readEnvironment } from '../../server/env'
import { createGateways } from '../../server/gateways/create-gateways'
import { openAccount } from '../../server/modules/account/account-store'
import { openSession } from '../../server/modules/session/session-store'

const SHOPPERS = 16
const WARM_UP_MS = 1_000
const MEASURED_MS = 8_000
const FIRST_PHONE = 13_900_000_000
const PLENTY = 1_000_000
const MS_PER_SECOND = 1_000

/** Whole orders (placed, opened, paid and confirmed) a second, and how long one request took. */
export interface PlaceAndPayFigures {
  ordersPerSecond: number
  p50Ms: number
  p99Ms: number
}

type Call = <Payload, Reply>(endpoint: Endpoint<Payload, Reply>, payload: Payload) => Promise<Reply>

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

const readPlacement = async (database: Database): Promise<PlaceSmallOrder> => {
  await database.query("UPDATE allocation SET quota = $1 WHERE market_post_id = 'vela-7-small'", [PLENTY])
  const store = await database.one<{ id: string }>('SELECT id FROM store ORDER BY id LIMIT 1')
  const agreements = await database.query<{ id: number; version: number }>(
    'SELECT id, max(version) AS version FROM agreement WHERE id IN (13, 15) GROUP BY id',
  )
  return {
    modelId: 'vela-7',
    marketPostId: 'vela-7-small',
    expectedAmountFen: 100_000,
    cityCode: '310100',
    storeId: store?.id ?? '',
    agreements,
  }
}

const placeAndPay = async (call: Call, placement: PlaceSmallOrder): Promise<void> => {
  const { id } = await call(placeSmall, placement)
  const way = { payMethod: PayMethod.wechat, channel: PayChannel.h5 }
  const amountFen = placement.expectedAmountFen
  const { attempt } = await call(pay, { id, orderType: OrderType.small, amountFen, ...way })
  await call(sandboxDecide, { payNo: attempt.payNo, outcome: SandboxOutcome.success })
  const { paid } = await call(query, { id })
  if (!paid) throw new Error(`order ${id} was not paid`)
}

/** Builds the server on a durable database of its own; the requests go through all of it but the socket. */
const openServer = async (dataDir: string) => {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const database = createDatabase(postgres.url)
  await migrate(database, systemClock.now())
  await seed(database, { now: systemClock.now() })
  const environment = readEnvironment({ DATA_DIR: dataDir })
  const gateways = createGateways({ environment, database, clock: systemClock, print: () => undefined })
  const app = await build({ database, environment, clock: systemClock, gateways })
  const close = async (): Promise<void> => {
    await app.close()
    await database.close()
    await postgres.stop()
  }
  return { app, database, close }
}

/** Measures shoppers who place and pay one order after the other on the embedded database. */
export const measurePlaceAndPay = async (): Promise<PlaceAndPayFigures> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-bench-'))
  const { app, database, close } = await openServer(dataDir)
  const placement = await readPlacement(database)
  const startedMs = performance.now()
  const isOver = (): boolean => performance.now() - startedMs > WARM_UP_MS + MEASURED_MS
  const isWarm = (): boolean => performance.now() - startedMs > WARM_UP_MS
  const requestMs: number[] = []
  let orders = 0

  const callAs =
    (token: string): Call =>
    async <Payload, Reply>(endpoint: Endpoint<Payload, Reply>, payload: Payload): Promise<Reply> => {
      const sentMs = performance.now()
      const response = await app.inject({
        method: endpoint.method,
        url: API_PREFIX + endpoint.path,
        headers: { [Header.authorization]: `Bearer ${token}`, [Header.idempotencyKey]: randomUUID() },
        ...(endpoint.body === 'query' ? { query: payload as Record<string, string> } : { payload: payload as object }),
      })
      if (isWarm()) requestMs.push(performance.now() - sentMs)
      const { code, data, msg } = response.json<Envelope<Reply>>()
      if (code !== SUCCESS_CODE) throw new Error(`${endpoint.path}: ${msg}`)
      return data
    }

  const shop = async (_: unknown, n: number): Promise<void> => {
    const now = systemClock.now()
    const { id } = await openAccount(database, { phone: String(FIRST_PHONE + n), openId: null, now })
    const call = callAs(await openSession(database, id, now))
    while (!isOver()) {
      await placeAndPay(call, placement)
      if (isWarm()) orders += 1
    }
  }

  try {
    await Promise.all(Array.from({ length: SHOPPERS }, shop))
  } finally {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
  requestMs.sort((one, other) => one - other)
  return {
    ordersPerSecond: Math.round(orders / (MEASURED_MS / MS_PER_SECOND)),
    p50Ms: percentile(requestMs, 0.5),
    p99Ms: percentile(requestMs, 0.99),
  }
}
