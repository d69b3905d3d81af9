import { percentile, type Figure } from './measuring/figure'
import { simulateRush } from './load/rush-load'
import { withFleet } from './measuring/with-fleet'

/** The field's hardest minute was 200,000 deposits in the first three minutes of a sale: a hundredth of it. */
const CALLERS = 2_000
/** For a hundred of them no car is left. */
const CARS = 1_900
const MINUTES = 3
const ARRIVE_WITHIN_MS = 20_000
const LOOKS_A_SECOND = 5
const ORDERS_BEFORE = 5
const PROCESSES = 2

const LET_IN_P99_MS = 300
const SHOP_P99_MS = 100

/** Measures the rush of a hot opening at two processes, with a line, while others look at the shop. */
export const measureRush = (): Promise<readonly Figure[]> =>
  withFleet(PROCESSES, async ({ origins }, database) => {
    const rush = await simulateRush(origins, database, {
      callers: CALLERS,
      cars: CARS,
      letInAMinute: Math.ceil(CARS / MINUTES),
      arriveWithinMs: ARRIVE_WITHIN_MS,
      looksASecond: LOOKS_A_SECOND,
      ordersBefore: ORDERS_BEFORE,
    })
    rush.errors.forEach((error) => process.stderr.write(`rush: ${error}\n`))
    return [
      { name: `rush: ${CALLERS} callers, ${CARS} cars sold after, s`, measured: rush.tookMs / 1_000 },
      { name: 'rush: errors', measured: rush.errors.length, budget: { atMost: 0 } },
      {
        name: 'rush: places that were sold beyond the cars, or not',
        measured: Math.abs(rush.sold - CARS),
        budget: { atMost: 0 },
      },
      { name: 'rush: cars beyond one of each buyer', measured: rush.paid - rush.buyers, budget: { atMost: 0 } },
      { name: 'rush: different buyers', measured: rush.buyers, budget: { atLeast: CARS } },
      { name: 'rush: left without a car, and refused one', measured: rush.leftWaiting },
      { name: 'rush: taking a ticket, p99 ms', measured: percentile(rush.tickets, 0.99) },
      { name: 'rush: asking for the place, p99 ms', measured: percentile(rush.places, 0.99) },
      { name: 'rush: a request of those let in, p50 ms', measured: percentile(rush.letIn, 0.5) },
      {
        name: 'rush: a request of those let in, p99 ms',
        measured: percentile(rush.letIn, 0.99),
        budget: { atMost: LET_IN_P99_MS },
      },
      ...(['home', 'orders'] as const).map((name) => ({
        name: `rush: ${name} of everybody else meanwhile, p99 ms`,
        measured: percentile(rush[name], 0.99),
        budget: { atMost: SHOP_P99_MS },
      })),
    ]
  })
