import { page, placeSmall } from '@/wire/endpoints/order'
import { feed } from '@/wire/endpoints/content'
import { HomeTabKind } from '@/wire/enums/content'
import { newIndex } from '@/wire/endpoints/vehicle'
import type { Database } from '../../../server/db/queryable'
import { logIn } from '../../support/customers/account'
import { placeAndPay } from '../load/place-and-pay-load'
import type { Costs } from './scale-model'
import { callOver, preparePlacement, type Call } from '../load/shopper'
import { databaseMsOf, processorMsOf } from '../measuring/processor-time'
import { withFleet } from '../measuring/with-fleet'

const SHOPPERS = 8
const WARM_UP_ROUNDS = 60
const ROUNDS = 120

interface Meter {
  apiMs: number
  databaseMs: number
  walBytes: number
  storedBytes: number
  commits: number
}

const readMeter = async (database: Database, apiPid: number, dataDir: string): Promise<Meter> => {
  const kept = await database.one<{ wal: number; stored: number; commits: number }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS wal, pg_database_size(current_database())::float8 AS stored,
       (SELECT xact_commit::float8 FROM pg_stat_database WHERE datname = current_database()) AS commits`,
  )
  return {
    apiMs: processorMsOf([apiPid]),
    databaseMs: databaseMsOf(dataDir),
    walBytes: kept?.wal ?? Number.NaN,
    storedBytes: kept?.stored ?? Number.NaN,
    commits: kept?.commits ?? Number.NaN,
  }
}

/** What one deed costs, when eight do it all the time. */
export const measureCosts = (): Promise<Costs> =>
  withFleet(1, async ({ members, origins }, database, dataDir) => {
    const apiPid = members[0].pid
    const origin = origins[0] ?? ''
    const placement = await preparePlacement(database)
    const accounts = await Promise.all(Array.from({ length: SHOPPERS }, (_, n) => logIn(database, n)))
    const rounds = async (count: number, deed: (call: Call) => Promise<unknown>): Promise<void> => {
      const walk = async (token: string): Promise<void> => {
        for (let n = 0; n < count; n += 1) await deed(callOver(origin, token))
      }
      await Promise.all(accounts.map(({ token }) => walk(token)))
    }
    const costOf = async (deed: (call: Call) => Promise<unknown>): Promise<Meter> => {
      await rounds(WARM_UP_ROUNDS, deed)
      const before = await readMeter(database, apiPid, dataDir)
      await rounds(ROUNDS, deed)
      const after = await readMeter(database, apiPid, dataDir)
      const each = (name: keyof Meter): number => (after[name] - before[name]) / (ROUNDS * SHOPPERS)
      return {
        apiMs: each('apiMs'),
        databaseMs: each('databaseMs'),
        walBytes: each('walBytes'),
        storedBytes: each('storedBytes'),
        commits: each('commits'),
      }
    }
    const bytesOf = async (path: Parameters<Call>[0], payload: unknown): Promise<number> => {
      const call = callOver(origin, accounts[0]?.token ?? '')
      return JSON.stringify(await call(path, payload)).length
    }
    const recommended = { tab: HomeTabKind.recommended, size: 20 }
    const order = await costOf((call) => placeAndPay(call, placement))
    const part = await costOf((call) => call(feed, recommended))
    const home = await costOf((call) => call(newIndex, {}))
    const own = await costOf((call) => call(page, { current: 1, size: 10 }))
    return {
      orderApiMs: order.apiMs,
      orderDatabaseMs: order.databaseMs,
      orderWalBytes: order.walBytes,
      orderStoredBytes: order.storedBytes,
      orderCommits: order.commits,
      orderReplyBytes: 4 * (await bytesOf(placeSmall, placement)),
      ownOrdersApiMs: own.apiMs,
      ownOrdersDatabaseMs: own.databaseMs,
      feedApiMs: part.apiMs,
      feedDatabaseMs: part.databaseMs,
      feedReplyBytes: await bytesOf(feed, recommended),
      homeApiMs: home.apiMs,
    }
  })
