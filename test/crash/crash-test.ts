import type { Figure } from '../bench/figure'
import { check, checkDeadlocks, compareBooks, settle } from './books'
import { figuresOf } from './figures'
import { blow, type StormSize } from './storm'
import { withCrashWorld, type CrashWorld, type WorldOptions } from './world'

/** What came of a crash test. */
export interface CrashResult {
  figures: readonly Figure[]
  /** Sentences about what must never happen. */
  faults: readonly string[]
}

/** What else is tried in the same shop, once the storm is over. */
export type Drill = (world: CrashWorld) => Promise<void>

/** The whole test: a storm, then peace until nothing is under way, then the books; then the drills. */
export const runCrashTest = (options: WorldOptions & StormSize, drills: readonly Drill[] = []): Promise<CrashResult> =>
  withCrashWorld(options, async (world) => {
    await blow(world, options)
    await settle(world)
    for (const drill of drills) await drill(world)
    await check(world, 'all')
    await compareBooks(world)
    await checkDeadlocks(world)
    return { figures: figuresOf(world), faults: world.tally.faults }
  })
