import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from '../../../server/db/embedded/process-state'
import { npmStart, serving } from '../../support/server/npm-start'

/** The page's build included, where it has not been built. */
const LONG_TEST_MS = 300_000
const GONE_WITHIN_MS = 20_000
const ROOT = path.resolve(__dirname, '../../..')

/** The processes below one, and those below them, as Linux and macOS list them. */
const processesBelow = async (pid: number): Promise<number[]> => {
  const ps = spawn('ps', ['-A', '-o', 'pid=,ppid='])
  const parts: string[] = []
  ps.stdout.on('data', (part: Buffer) => parts.push(part.toString()))
  await once(ps, 'close')
  const lines = parts.join('').trim().split('\n')
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const childrenOf = (parent: number): number[] =>
    rows.filter(([, of]) => of === parent).flatMap(([child = 0]) => [child, ...childrenOf(child)])
  return childrenOf(pid)
}

/** Resolves to those that are still alive when their time is over. */
const leftOf = async (processes: readonly number[]): Promise<number[]> => {
  const giveUpMs = performance.now() + GONE_WITHIN_MS
  while (processes.some(isAlive) && performance.now() < giveUpMs) await pause(50)
  return processes.filter(isAlive)
}

describe('npm start', () => {
  let dataDir: string
  let processes: number[] = []

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-npm-'))
  })
  afterEach(() => {
    for (const pid of processes.filter(isAlive)) process.kill(pid, 'SIGKILL')
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    'takes the server and its database with it when npm itself is ended by %s',
    async (signal) => {
      const npm = await npmStart(ROOT, dataDir)
      const { pid = 0 } = npm
      processes = [pid]
      const { url } = await serving(npm)
      const database = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
      processes = [pid, ...(await processesBelow(pid)), Number(database.split('\n')[0])]
      expect(processes.length).toBeGreaterThan(2)
      expect((await fetch(`${url}/readyz`)).status).toBe(200)

      npm.kill(signal)
      expect(await leftOf(processes)).toEqual([])
    },
    LONG_TEST_MS,
  )
})
