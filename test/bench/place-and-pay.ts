import type { Figure } from './figure'
import { shopForAWhile, type Load } from './place-and-pay-load'
import { withFleet } from './with-fleet'

const PROCESSES = [1, 2, 4]
/** Shoppers who order one after the other without a pause; more of them until the answers come too late. */
const SHOPPERS = [4, 8, 16, 32]
/** A shopper does not notice a wait that is shorter. */
const P99_LIMIT_MS = 100

const bestWithin = (loads: readonly Load[]): Load | undefined =>
  loads.filter(({ p99Ms }) => p99Ms < P99_LIMIT_MS).sort((one, other) => other.ordersPerSecond - one.ordersPerSecond)[0]

const figuresOf = (processes: number, loads: readonly Load[]): Figure[] => {
  const best = bestWithin(loads)
  const name = `orders placed and paid per second, ${processes} ${processes === 1 ? 'process' : 'processes'}`
  return [
    { name: `${name}, p99 below ${P99_LIMIT_MS} ms`, measured: best?.ordersPerSecond ?? 0 },
    ...loads.map(({ shoppers, ordersPerSecond, p50Ms, p99Ms }) => ({
      name: `  ${shoppers} shoppers: p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms`,
      measured: ordersPerSecond,
    })),
  ]
}

/** Measures shoppers who place, open, pay and confirm one order after the other, with one, two and four processes. */
export const measurePlaceAndPay = async (): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const processes of PROCESSES) {
    const loads = await withFleet(processes, async (fleet, database) => {
      const measured: Load[] = []
      for (const shoppers of SHOPPERS) measured.push(await shopForAWhile({ fleet, database, shoppers }))
      return measured
    })
    figures.push(...figuresOf(processes, loads))
  }
  return figures
}
