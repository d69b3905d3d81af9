import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { LocalCluster } from '../../deploy/local/cluster'
import { weather, type CrashResult } from '../crash/crash-test'
import type { StormSize } from '../crash/storm'
import { connect } from '../crash/victim-database'
import { withCrashWorld, type BookKeeper } from '../crash/world'
import { Readers } from './readers'
import { strikesOn } from './strikes'

interface FailoverOptions extends StormSize {
  seed: number
  processes: number
  faults: number
  report: (line: string) => void
}

/** Books that several machines keep. */
interface ClusterKeeper extends BookKeeper {
  cluster: LocalCluster
}

const openCluster = async (report: (line: string) => void): Promise<ClusterKeeper> => {
  const cluster = await LocalCluster.start(await mkdtemp(path.join(os.tmpdir(), 'vela-failover-')))
  if (cluster.whyUncut !== null) report(`no machine is cut off: ${cluster.whyUncut}`)
  const database = connect(cluster.directUrl)
  return {
    cluster,
    database,
    variables: cluster.variables,
    stop: async () => {
      await database.close()
      await cluster.stop()
    },
  }
}

/** The whole test: what befalls the machine that writes, under shoppers. */
export const runFailoverTest = (options: FailoverOptions): Promise<CrashResult> =>
  withCrashWorld({ ...options, openKeeper: () => openCluster(options.report) }, async (world, { cluster }) => {
    const readers = new Readers(world)
    try {
      const strikes = await strikesOn(cluster, options.faults, world)
      const { figures, faults } = await weather(world, options, strikes, [() => readers.leave()])
      return { figures: [...readers.figures, ...figures], faults }
    } finally {
      await readers.leave()
    }
  })
