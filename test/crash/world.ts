import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Database } from '../../server/db/queryable'
import type { Variables } from '../../server/env/env-values'
import { Api } from './api'
import { Fleet } from '../support/server/fleet'
import { Journal } from './journal'
import { NoticePost } from './notices'
import { Provider } from './provider'
import { createRandom, type Random } from '../support/random'
import { Sale } from './sale'
import { Tally } from './tally'

/** What keeps the books of the shop. */
export interface BookKeeper {
  /** What the servers are told of it. */
  variables: Variables
  /** For the test's own questions; empty. */
  database: Database
  stop(): Promise<void>
}

/** By which chance a shop of a crash test runs, and on what. */
export interface WorldOptions<Keeper extends BookKeeper> {
  seed: number
  processes: number
  /** @param dataDir - a folder that the shop has for itself. */
  openKeeper: (dataDir: string) => Promise<Keeper>
  /** Told of progress. */
  report: (line: string) => void
}

/** Everything that takes part. */
export interface CrashWorld {
  random: Random
  tally: Tally
  journal: Journal
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

const openWorld = async <Keeper extends BookKeeper>(
  options: WorldOptions<Keeper>,
  endings: Endings,
): Promise<{ world: CrashWorld; keeper: Keeper }> => {
  const random = createRandom(options.seed)
  const tally = new Tally()
  const journal = new Journal()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-crash-'))
  endings.onEnd(() => rm(dataDir, { recursive: true, force: true }))
  const keeper = await options.openKeeper(dataDir)
  endings.onEnd(() => keeper.stop())
  const provider = await Provider.start()
  endings.onEnd(() => provider.stop())
  const variables = { ...provider.variables, ...keeper.variables, DATA_DIR: dataDir, LOG_LEVEL }
  const fleet = await Fleet.start(options.processes, variables, (sentence) => tally.fault(sentence))
  endings.onEnd(() => fleet.stop())
  const { database } = keeper
  const api = new Api(fleet, random.fork(), tally)
  const post = new NoticePost(provider.wechat, fleet, random.fork(), tally)
  const sale = await Sale.open(database)
  provider.work({ post, journal, random: random.fork() })
  const { report } = options
  return { world: { random, tally, journal, database, fleet, api, provider, post, sale, report }, keeper }
}

/** Opens a shop of several processes on an empty database, lets the work happen in it, and leaves nothing behind. */
export const withCrashWorld = async <Keeper extends BookKeeper, Result>(
  options: WorldOptions<Keeper>,
  work: (world: CrashWorld, keeper: Keeper) => Promise<Result>,
): Promise<Result> => {
  const endings = new Endings()
  try {
    const { world, keeper } = await openWorld(options, endings)
    return await work(world, keeper)
  } finally {
    await endings.end()
  }
}
