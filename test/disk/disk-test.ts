import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ErrorCode } from '@/wire/errors'
import { createDatabase } from '../../server/db/database'
import { databaseFolders, EMBEDDED_USER } from '../../server/db/embedded/data-folder'
import type { Database } from '../../server/db/queryable'
import type { Figure } from '../bench/measuring/figure'
import { preparePlacement } from '../bench/load/shopper'
import { logIn } from '../support/customers/account'
import { ended, freePort, startServerProcess } from '../support/server/server-process'
import { createCustomer, home, readiness, type Answer, type Customer } from './customers'
import type { SmallDisk } from './small-disk'

/** One address may upload sixty pictures a minute, and all of these come from one. */
const CUSTOMERS = 25
const READY_PATIENCE_MS = 60_000
const ASK_AGAIN_MS = 100
const MS_PER_SECOND = 1_000
const NONE = { atMost: 0 }

/** The embedded database of a server that runs, for the test's own questions. */
const openDatabase = (dataDir: string): Database =>
  createDatabase(
    `postgresql://${EMBEDDED_USER}@localhost/postgres?host=${encodeURIComponent(databaseFolders(dataDir).socket)}`,
    { maxConnections: 2 },
  )

const isRefusedWell = ({ status, envelope }: Answer): boolean =>
  status === 503 && envelope?.code === ErrorCode.unavailable && envelope.msg !== ''

const isServed = ({ status }: Answer): boolean => status === 200

const countFiles = (folder: string): number => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

/** Milliseconds until it says that it can serve. */
const untilReady = async (origin: string): Promise<number> => {
  const startedMs = performance.now()
  while ((await readiness(origin).catch(() => 0)) !== 200) {
    if (performance.now() - startedMs > READY_PATIENCE_MS) throw new Error('It is not ready again.')
    await pause(ASK_AGAIN_MS)
  }
  return performance.now() - startedMs
}

/** All of them at once: how each kind of answer counted. */
const count = async (customers: readonly Customer[], act: (customer: Customer) => Promise<Answer>) => {
  const answers = await Promise.all(customers.map(act))
  const [served, refused] = [answers.filter(isServed).length, answers.filter(isRefusedWell).length]
  return { served, refused, other: answers.length - served - refused }
}

/** Makes PostgreSQL need a new file of its log, without which it cannot go on at all. */
const exhaustLog = async (database: Database): Promise<void> => {
  for (let file = 0; file < 12; file += 1) {
    await database
      .query("SELECT pg_logical_emit_message(false, 'disk', 'full'), pg_switch_wal()")
      .catch(() => undefined)
  }
}

/** A server whose disk is filled below it, twice as badly the second time, and which then gets room. */
export const runDiskTest = async (disk: SmallDisk): Promise<readonly Figure[]> => {
  const dataDir = path.join(disk.folder, 'data')
  const server = await startServerProcess({ DATA_DIR: dataDir, PORT: String(await freePort()) })
  const database = openDatabase(dataDir)
  try {
    const placement = await preparePlacement(database)
    const accounts = await Promise.all(Array.from({ length: CUSTOMERS }, (_, n) => logIn(database, n)))
    const customers = accounts.map((account) => createCustomer(server.url, account, placement))
    const before = await count(customers.slice(0, 5), (customer) => customer.upload())
    const kept = countFiles(path.join(dataDir, 'files'))

    disk.fill()
    const uploads = await count(customers, (customer) => customer.upload())
    const placings = await count(customers, (customer) => customer.place())
    const readyWhileFull = await readiness(server.url)
    const seen = await home(server.url)
    const drafts = countFiles(path.join(dataDir, 'files')) - kept

    await exhaustLog(database)
    const worse = await count(customers, (customer) => customer.place())

    disk.empty()
    const againMs = await untilReady(server.url)
    const afterwards = await count(customers, (customer) => customer.place())
    const pictures = await count(customers, (customer) => customer.upload())
    const orders = await database.one<{ count: number }>('SELECT count(*) FROM orders')
    const stacks = server.output().match(/\\n +at /g)?.length ?? 0

    return [
      { name: 'uploads with room', measured: before.served, budget: { atLeast: 5 } },
      {
        name: 'uploads, disk full: refused with 503 and a sentence',
        measured: uploads.refused,
        budget: { atLeast: CUSTOMERS },
      },
      { name: 'half files left of them', measured: drafts, budget: NONE },
      { name: 'placings, disk full: taken where there still was a page', measured: placings.served },
      { name: '  refused with 503 and a sentence', measured: placings.refused },
      { name: '  answered otherwise', measured: placings.other, budget: NONE },
      { name: 'readiness, disk full', measured: readyWhileFull, budget: { atLeast: 503 } },
      { name: 'home, disk full', measured: seen.status },
      { name: 'placings, no room for the log either: refused with 503', measured: worse.refused },
      { name: '  answered otherwise than 200 or 503', measured: worse.other, budget: NONE },
      { name: 'room again, until ready, s', measured: againMs / MS_PER_SECOND, budget: { atMost: 30 } },
      {
        name: 'the same placings under the same keys: served',
        measured: afterwards.served,
        budget: { atLeast: CUSTOMERS },
      },
      { name: '  orders that there are', measured: orders?.count ?? Number.NaN, budget: { atMost: CUSTOMERS } },
      { name: 'uploads with room again', measured: pictures.served, budget: { atLeast: CUSTOMERS } },
      { name: 'stack traces in the log', measured: stacks, budget: NONE },
    ]
  } finally {
    await database.close()
    server.child.kill('SIGTERM')
    await ended(server.child)
  }
}
