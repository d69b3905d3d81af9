import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { createDatabase } from '../../../server/db/database'
import { startEmbeddedPostgres } from '../../../server/db/embedded-postgres'
import { createNumberVault } from '../../../server/secrets/number-vault'
import { uploadPicture } from '../../support/customers/upload'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop } from '../money/shop'
import { bigShopper, closeBigSale } from '../orders/big-shopper'

const LONG_TEST_MS = 180_000
const root = path.resolve(__dirname, '../../..')
const run = promisify(execFile)

type Command = 'backup' | 'restore'

/** Runs a command as npm does, and answers what it printed. */
const runCommand = async (
  command: Command,
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<{ status: number; output: string }> => {
  const env = { ...process.env, DATABASE_URL: '', SERVER_SECRET: '', ...variables }
  try {
    const args = ['--require', 'tsx/cjs', `server/start/${command}.ts`, folder]
    return { status: 0, output: (await run(process.execPath, args, { cwd: root, env })).stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { status: code, output: stdout + stderr }
  }
}

const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'backup.json'), 'utf8')) as { takenAt: string; tables: object }

/** All rows of a backup, table by table: two of them are equal when the backups are. */
const rowsIn = async (folder: string): Promise<Record<string, string[]>> => {
  const tables = path.join(folder, 'tables')
  const entries: [string, string[]][] = []
  for (const name of (await readdir(tables)).sort()) {
    const text = gunzipSync(await readFile(path.join(tables, name))).toString('utf8')
    entries.push([name, text.split('\n').sort()])
  }
  return Object.fromEntries(entries)
}

describe('a backup', () => {
  let shop: Shop
  let folder: string

  beforeAll(async () => {
    shop = await openShop()
    folder = await mkdtemp(path.join(os.tmpdir(), 'vela-backup-'))
  })
  afterAll(async () => {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Shoppers order one after the other for as long as something runs; when each was told so, in epoch ms. */
  const orderWhile = async (running: Promise<unknown>): Promise<Map<string, number>> => {
    const acknowledged = new Map<string, number>()
    let isRunning = true
    void running.finally(() => (isRunning = false))
    while (isRunning) {
      const { id } = await (await shop.shopper()).order()
      acknowledged.set(id, Date.now())
    }
    return acknowledged
  }

  it(
    'taken while orders come in is read by its owner alone and restored into an empty folder, with every order that was acknowledged before',
    async () => {
      const [first, again, restored] = ['first', 'again', 'restored'].map((name) => path.join(folder, name)) as [
        string,
        string,
        string,
      ]
      const { server } = shop
      await mkdir(first)
      await chmod(first, 0o755)
      const { id: carOrder } = await (await bigShopper(shop)).order()
      await closeBigSale(shop)
      const { path: picture } = await uploadPicture(server, (await shop.shopper()).token, 'content', {
        isPrivate: true,
      })
      const backup = runCommand('backup', first, { DATABASE_URL: server.url, DATA_DIR: server.dataDir })
      const acknowledged = await orderWhile(backup)
      expect(await backup).toMatchObject({
        status: 0,
        output: expect.stringMatching(/^Backed up \d+ rows and 1 files/),
      })
      expect((await stat(first)).mode & 0o777).toBe(0o700)

      expect(await runCommand('restore', first, { DATA_DIR: restored })).toMatchObject({ status: 0 })
      const postgres = await startEmbeddedPostgres({ dataDir: restored, durable: false })
      const database = createDatabase(postgres.url)
      try {
        const takenMs = Date.parse((await manifestOf(first)).takenAt)
        const before = [...acknowledged].filter(([, ms]) => ms < takenMs).map(([id]) => id)
        expect(before.length).toBeGreaterThan(0)
        expect(await database.query('SELECT id FROM orders WHERE id = ANY($1)', [before])).toHaveLength(before.length)
        await assertInvariants(database)
        const [file, own] = [restored, server.dataDir].map((dir) => path.join(dir, 'files', picture)) as [
          string,
          string,
        ]
        expect(await readFile(file)).toEqual(await readFile(own))
        const secret = await readFile(path.join(restored, 'server-secret'), 'utf8')
        const row = await database.one<{ no: string }>(
          `SELECT purchase ->> 'sealedNo' AS no FROM orders WHERE id = $1`,
          [carOrder],
        )
        expect(createNumberVault([secret]).open(row?.no ?? '', carOrder)).toBe('11010519491231002X')

        // Beside the server that now uses the folder; row for row what was restored.
        expect(await runCommand('backup', again, { DATA_DIR: restored })).toMatchObject({ status: 0 })
        expect(await rowsIn(again)).toEqual(await rowsIn(first))
        expect({ ...(await manifestOf(again)), takenAt: '' }).toEqual({ ...(await manifestOf(first)), takenAt: '' })
      } finally {
        await database.close()
        await postgres.stop()
      }
      expect(await runCommand('restore', first, { DATA_DIR: restored })).toEqual({
        status: 1,
        output: 'The database is not empty: restore into a new DATA_DIR, or into a new database.\n',
      })
    },
    LONG_TEST_MS,
  )

  it(
    'is refused in one line where there is none, and where something lies already',
    async () => {
      const empty = path.join(folder, 'empty')
      await mkdir(empty)
      const there = { DATABASE_URL: shop.server.url, DATA_DIR: shop.server.dataDir }
      const [restore, backup] = await Promise.all([
        runCommand('restore', empty, there),
        runCommand('backup', shop.server.dataDir, there),
      ])
      expect(restore).toEqual({ status: 1, output: `${empty} holds no finished backup.\n` })
      expect(backup).toEqual({ status: 1, output: expect.stringMatching(/is not empty: name a folder/) as string })
    },
    LONG_TEST_MS,
  )

  it(
    'is of a server that is named: where its variables are missing, nothing is made and nothing backed up',
    async () => {
      const nowhere = path.join(folder, 'nowhere')
      const target = path.join(folder, 'of-nothing')
      // What a server in production would need besides is none of its business.
      const { status, output } = await runCommand('backup', target, { DATA_DIR: nowhere, NODE_ENV: 'production' })
      expect({ status, output }).toEqual({
        status: 1,
        output: `There is nothing to back up: ${nowhere} holds no database. Set the DATA_DIR or the DATABASE_URL of the server.\n`,
      })
      expect([existsSync(nowhere), existsSync(target)]).toEqual([false, false])
    },
    LONG_TEST_MS,
  )
})
