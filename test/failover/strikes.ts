import { setTimeout as pause } from 'node:timers/promises'
import type { LocalCluster } from '../../deploy/local/cluster'
import { logIn } from '../support/customers/account'
import type { Strike } from '../crash/storm'
import type { CrashWorld } from '../crash/world'
import { faultOf, planFaults, type FaultName } from './faults'
import { writtenAgain } from './write-again'

/** So soon every process must have written again. */
const WRITTEN_WITHIN_MS = 15_000
const LONGEST_PEACE_MS = 1_200
/** The storm's shoppers have lower numbers. */
const PROBE = 200_000

/** Lets something befall the machine that writes, and resolves when the others write and that one has come back. */
const strikeOnce = async (name: FaultName, token: string, cluster: LocalCluster, world: CrashWorld): Promise<void> => {
  const { random, tally, report } = world
  await cluster.whole()
  await pause(random.below(LONGEST_PEACE_MS))
  const node = await cluster.primary()
  if (node === null) throw new Error('a whole cluster has no primary')
  const { strike, mend } = faultOf(name)
  strike(node)
  try {
    const ms = await writtenAgain(token, world)
    tally.time(`primary: ${name}`, ms)
    report(`${node.name}, ${name}: written again after ${(ms / 1_000).toFixed(1)} s`)
    if (ms > WRITTEN_WITHIN_MS) tally.fault(`${name}: written again only after ${Math.round(ms)} ms`)
  } finally {
    mend(node)
  }
  await cluster.whole()
}

/** So many faults, by the world's chance. */
export const strikesOn = async (cluster: LocalCluster, count: number, world: CrashWorld): Promise<Strike[]> => {
  const { token } = await logIn(world.database, PROBE)
  return planFaults(count, world.random.fork(), cluster.whyUncut === null).map((name) => ({
    name,
    happen: () => strikeOnce(name, token, cluster, world),
  }))
}
