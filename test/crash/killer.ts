import { setTimeout as pause } from 'node:timers/promises'
import type { Fleet } from '../support/server/fleet'
import { withPatience } from './patience'
import type { Random } from '../support/random'
import type { Strike } from './storm'
import type { VictimDatabase } from './victim-database'
import type { CrashWorld } from './world'

/** Who can be killed, and how often of a hundred. */
const SHARES = { 'API process': 70, 'database connection': 15, 'whole database': 15 } as const

/** Who is killed. */
type Victim = keyof typeof SHARES

const VICTIMS = Object.keys(SHARES) as [Victim, ...Victim[]]
const URN = VICTIMS.flatMap((victim) => Array.from({ length: SHARES[victim] }, () => victim)) as [Victim, ...Victim[]]
const LONGEST_PEACE_MS = 1_200

/** Who is killed in which order: each kind once, then by chance. Without a supervisor the database keeps its postmaster. */
const planKills = (kills: number, random: Random, canLosePostmaster: boolean): Victim[] =>
  Array.from({ length: kills }, (_, n) => VICTIMS[n] ?? random.pick(URN)).map((victim) =>
    victim === 'whole database' && !canLosePostmaster ? 'database connection' : victim,
  )

const kill = (victim: Victim, fleet: Fleet, victimDatabase: VictimDatabase, random: Random): Promise<void> => {
  switch (victim) {
    case 'API process':
      return fleet.crashOne(random)
    case 'database connection':
      return victimDatabase.killBackend(random)
    case 'whole database':
      return victimDatabase.killPostmaster()
    default:
      return victim satisfies never
  }
}

/** Lets the shoppers in peace for a moment, kills somebody by `kill -9`, and waits until all serve again. */
const killOnce = async (
  victim: Victim,
  { fleet, random, tally }: CrashWorld,
  victimDatabase: VictimDatabase,
): Promise<void> => {
  await pause(random.below(LONGEST_PEACE_MS))
  const killedMs = performance.now()
  await withPatience(() => kill(victim, fleet, victimDatabase, random))
  await fleet.ready()
  tally.time(`killed: ${victim}`, performance.now() - killedMs)
}

/** So many kills, by the world's chance. */
export const kills = (count: number, world: CrashWorld, victimDatabase: VictimDatabase): Strike[] =>
  planKills(count, world.random.fork(), victimDatabase.canLosePostmaster).map((victim) => ({
    name: `killed ${victim}`,
    happen: () => killOnce(victim, world, victimDatabase),
  }))
