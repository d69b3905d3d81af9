import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { logIn } from '../support/customers/account'
import { readNumber } from '../support/arguments'
import { memoryOf } from '../support/server/process-memory'
import { createRandom } from '../support/random'
import { median, type Figure } from './measuring/figure'
import { visitOnce } from './load/mixed-load'
import { preparePlacement } from './load/shopper'
import { withFleet } from './measuring/with-fleet'

const DEFAULT_MINUTES = 10
const ACCOUNTS = 100
/** As many as keep a server of one core busy. */
const VISITORS = 8
const MAX_GROWTH = 1.3

interface Sample {
  atMs: number
  megabytes: number
}

/** What the process held in the middle of the time, of what was seen from one moment to another. */
const heldBetween = (samples: readonly Sample[], fromMs: number, toMs: number): number =>
  median(samples.filter(({ atMs }) => atMs >= fromMs && atMs < toMs).map(({ megabytes }) => megabytes))

/** Measures the memory of one process under a mixed load: what it holds in the last minute, beside the first. */
export const measureMemory = async (args: readonly string[]): Promise<readonly Figure[]> => {
  const minutes = readNumber(args, 'minutes', DEFAULT_MINUTES)
  if (minutes < 2) throw new Error('The last minute must not be the first: give --minutes at least 2.')
  return withFleet(1, async (fleet, database) => {
    const [{ origin, pid }] = fleet.members
    const placement = await preparePlacement(database)
    const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, (_, n) => logIn(database, n)))
    const [first, ...others] = accounts
    if (first === undefined) throw new Error('There are no accounts.')
    const random = createRandom(1)
    const startedMs = performance.now()
    const passedMs = (): number => performance.now() - startedMs
    const isOver = (): boolean => passedMs() > minutes * MINUTE_MS
    let deeds = 0

    const samples: Sample[] = []
    const looking = setInterval(() => {
      const atMs = passedMs()
      void memoryOf(pid).then((megabytes) => samples.push({ atMs, megabytes }))
    }, SECOND_MS)
    const visiting = async (): Promise<void> => {
      for (; !isOver(); deeds += 1)
        await visitOnce({ origin, placement, account: random.pick([first, ...others]) }, random)
    }
    try {
      await Promise.all(Array.from({ length: VISITORS }, visiting))
    } finally {
      clearInterval(looking)
    }

    const firstMb = heldBetween(samples, 0, MINUTE_MS)
    const lastMb = heldBetween(samples, (minutes - 1) * MINUTE_MS, Number.POSITIVE_INFINITY)
    return [
      { name: `memory under mixed load, first of ${minutes} minutes, MB`, measured: firstMb },
      { name: 'memory under mixed load, last minute, MB', measured: lastMb },
      { name: 'memory, last minute by the first', measured: lastMb / firstMb, budget: { atMost: MAX_GROWTH } },
      { name: 'visits meanwhile', measured: deeds },
    ]
  })
}
