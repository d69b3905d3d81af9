import { logIn } from '../support/customers/account'
import { sentDuring } from '../support/database/sent-statements'
import type { Figure } from './measuring/figure'
import { withOpenServer } from './measuring/open-server'
import { placeAndPay, shopForAWhile, type Load } from './load/place-and-pay-load'
import { callInto, preparePlacement } from './load/shopper'
import { withFleet } from './measuring/with-fleet'

const PROCESSES = [1, 2, 4]
/** Shoppers who order one after the other without a pause; more of them until the answers come too late. */
const SHOPPERS = [4, 8, 16, 32]
/** A shopper does not notice a wait that is shorter. */
const P99_LIMIT_MS = 100

/** From the placement until the order is known to be paid. */
const MOST_STATEMENTS = 19
/** With so many shoppers processor time is measured: a figure that other work on the machine hardly moves. */
const MEASURED_WITH = 8
/** Until then an order costs up to half as much again: what runs often is still being compiled. */
const ROUNDS_BEFORE = 3

/** Statements of one order from its placement until it is known to be paid, with nothing kept from an earlier one. */
const countStatementsOfOrder = (): Promise<number> =>
  withOpenServer(async ({ app, database }) => {
    const placement = await preparePlacement(database)
    const call = callInto(app, (await logIn(database, 0)).token)
    // The second order finds what every process reads once.
    await placeAndPay(call, placement)
    return (await sentDuring(() => placeAndPay(call, placement))).length
  })

const processorFigures = (name: string, loads: readonly Load[]): Figure[] =>
  loads
    .filter(({ shoppers }) => shoppers === MEASURED_WITH)
    .flatMap(({ apiMs, databaseMs }) => [
      { name: `cpu ms per order, ${name}, ${MEASURED_WITH} shoppers`, measured: apiMs + databaseMs },
      { name: `  of these the API: ${apiMs.toFixed(2)}, PostgreSQL`, measured: databaseMs },
    ])

const bestWithin = (loads: readonly Load[]): Load | undefined =>
  loads.filter(({ p99Ms }) => p99Ms < P99_LIMIT_MS).sort((one, other) => other.ordersPerSecond - one.ordersPerSecond)[0]

const figuresOf = (processes: number, loads: readonly Load[]): Figure[] => {
  const best = bestWithin(loads)
  const fleet = `${processes} ${processes === 1 ? 'process' : 'processes'}`
  const name = `orders placed and paid per second, ${fleet}`
  return [
    ...processorFigures(fleet, loads),
    { name: `${name}, p99 below ${P99_LIMIT_MS} ms`, measured: best?.ordersPerSecond ?? 0 },
    ...loads.map(({ shoppers, ordersPerSecond, p50Ms, p99Ms }) => ({
      name: `  ${shoppers} shoppers: p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms`,
      measured: ordersPerSecond,
    })),
  ]
}

/** Measures shoppers who place, open, pay and confirm one order after the other, with one, two and four processes. */
export const measurePlaceAndPay = async (): Promise<readonly Figure[]> => {
  const figures: Figure[] = [
    {
      name: 'statements per order placed and paid',
      measured: await countStatementsOfOrder(),
      budget: { atMost: MOST_STATEMENTS },
    },
  ]
  for (const processes of PROCESSES) {
    const loads = await withFleet(processes, async (fleet, database, dataDir) => {
      const shop = (shoppers: number) => shopForAWhile({ fleet, database, dataDir, shoppers })
      for (let round = 0; round < ROUNDS_BEFORE; round += 1) await shop(MEASURED_WITH)
      const measured: Load[] = []
      for (const shoppers of SHOPPERS) measured.push(await shop(shoppers))
      return measured
    })
    figures.push(...figuresOf(processes, loads))
  }
  return figures
}
