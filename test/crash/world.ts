import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Database } from '../../server/db/queryable'
import { Api } from './api'
import { embeddedVictim } from './embedded-victim'
import { Fleet } from '../support/fleet'
import { installedVictim } from './installed-victim'
import { Journal } from './journal'
import { NoticePost } from './notices'
import { Provider } from './provider'
import { createRandom, type Random } from '../support/random'
import { Sale } from './sale'
import { Tally } from './tally'
import type { VictimDatabase } from './victim-database'

/** Where and by which chance a crash test runs. */
export interface WorldOptions {
  seed: number
  processes: number
  /** An installed PostgreSQL in place of the embedded one, and the shell command that starts it again. */
  databaseUrl: string | null
  databaseRestart: string | null
  /** Told of progress. */
  report: (line: string) => void
}

/** Everything that takes part. */
export interface CrashWorld {
  random: Random
  tally: Tally
  journal: Journal
  victimDatabase: VictimDatabase
  database: Database
  fleet: Fleet
  api: Api
  provider: Provider
  post: NoticePost
  sale: Sale
  report: (line: string) => void
}

const LOG_LEVEL = 'fatal'

/** Ends in reverse order what was begun, whether the work succeeded or not. */
class Endings {
  private readonly stack: (() => Promise<void>)[] = []

  onEnd(stop: () => Promise<void>): void {
    this.stack.push(stop)
  }

  async end(): Promise<void> {
    for (let stop = this.stack.pop(); stop !== undefined; stop = this.stack.pop()) await stop()
  }
}

const openWorld = async (options: WorldOptions, endings: Endings): Promise<CrashWorld> => {
  const random = createRandom(options.seed)
  const tally = new Tally()
  const journal = new Journal()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-crash-'))
  endings.onEnd(() => rm(dataDir, { recursive: true, force: true }))
  const victimDatabase =
    options.databaseUrl === null
      ? await embeddedVictim(dataDir)
      : await installedVictim(options.databaseUrl, options.databaseRestart)
  endings.onEnd(() => victimDatabase.stop())
  const provider = await Provider.start()
  endings.onEnd(() => provider.stop())
  const variables = { ...provider.variables, DATABASE_URL: victimDatabase.url, DATA_DIR: dataDir, LOG_LEVEL }
  const fleet = await Fleet.start(options.processes, variables, (sentence) => tally.fault(sentence))
  endings.onEnd(() => fleet.stop())
  const { database } = victimDatabase
  const api = new Api(fleet, random.fork(), tally)
  const post = new NoticePost(provider.wechat, fleet, random.fork(), tally)
  const sale = await Sale.open(database)
  provider.work({ post, journal, random: random.fork() })
  return { random, tally, journal, victimDatabase, database, fleet, api, provider, post, sale, report: options.report }
}

/** Opens a shop of several processes on an empty database, lets the work happen in it, and leaves nothing behind. */
export const withCrashWorld = async <Result>(
  options: WorldOptions,
  work: (world: CrashWorld) => Promise<Result>,
): Promise<Result> => {
  const endings = new Endings()
  try {
    return await work(await openWorld(options, endings))
  } finally {
    await endings.end()
  }
}
