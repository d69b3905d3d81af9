import type { Figure } from '../bench/measuring/figure'
import { check, checkDeadlocks, compareBooks, settle } from './books'
import { embeddedVictim } from './embedded-victim'
import { figuresOf } from './figures'
import { installedVictim } from './installed-victim'
import { kills } from './killer'
import { blow, type StormSize, type Strike } from './storm'
import { withCrashWorld, type CrashWorld, type WorldOptions } from './world'
import type { VictimDatabase } from './victim-database'

/** What came of a crash test. */
export interface CrashResult {
  figures: readonly Figure[]
  /** Sentences about what must never happen. */
  faults: readonly string[]
}

/** What else is tried in the same shop, once the storm is over. */
export type Drill = (world: CrashWorld) => Promise<void>

/** A storm, then peace until nothing is under way; then the drills, and the books. */
export const weather = async (
  world: CrashWorld,
  size: StormSize,
  strikes: readonly Strike[],
  drills: readonly Drill[] = [],
): Promise<CrashResult> => {
  await blow(world, size, strikes)
  await settle(world)
  for (const drill of drills) await drill(world)
  await check(world, 'all')
  await compareBooks(world)
  await checkDeadlocks(world)
  return { figures: figuresOf(world), faults: world.tally.faults }
}

interface CrashOptions extends Omit<WorldOptions<VictimDatabase>, 'openKeeper'>, StormSize {
  kills: number
  /** An installed PostgreSQL in place of the embedded one, and the shell command that starts it again. */
  databaseUrl: string | null
  databaseRestart: string | null
}

/** The whole test: processes and database are killed under shoppers. */
export const runCrashTest = (options: CrashOptions, drills: readonly Drill[] = []): Promise<CrashResult> => {
  const { databaseUrl, databaseRestart } = options
  const openKeeper = (dataDir: string): Promise<VictimDatabase> =>
    databaseUrl === null ? embeddedVictim(dataDir) : installedVictim(databaseUrl, databaseRestart)
  return withCrashWorld({ ...options, openKeeper }, (world, victimDatabase) =>
    weather(world, options, kills(options.kills, world, victimDatabase), drills),
  )
}
