import { createRandom } from '../support/random'
import { median, type Figure } from './measuring/figure'
import { withFleet } from './measuring/with-fleet'

const KILLS = 5
const SERVES_AGAIN_MAX_MS = 5_000

/** Measures how long one API process of two needs until it serves again after `kill -9`. */
export const measureRestart = async (): Promise<readonly Figure[]> => {
  const random = createRandom(1)
  const times = await withFleet(2, async (fleet) => {
    const measured: number[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      const killedMs = performance.now()
      await fleet.crashOne(random)
      measured.push(performance.now() - killedMs)
    }
    return measured
  })
  return [
    { name: 'killed by kill -9, until it serves again, median, ms', measured: Math.round(median(times)) },
    {
      name: 'killed by kill -9, until it serves again, longest, ms',
      measured: Math.round(Math.max(...times)),
      budget: { atMost: SERVES_AGAIN_MAX_MS },
    },
  ]
}
