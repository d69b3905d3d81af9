import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ROOT = path.resolve(__dirname, '../../..')
const ASK_AGAIN_MS = 20
/** The build of the page and the first database included. */
const START_LIMIT_MS = 240_000
const HOST = '127.0.0.1'

/** `npm start` in a process of its own. */
export interface ServerProcess {
  /** "http://127.0.0.1:41234". */
  origin: string
  /** From the start of the process until the page was served. */
  startedInMs: number
  /** Stops it as Ctrl-C would, and waits until it is gone. */
  stop: () => Promise<void>
}

interface ServerOptions {
  /** Folder of the database; a new one is filled first. */
  dataDir: string
  /** Folder of the project, if not this one. */
  root?: string
}

const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, HOST)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system names no free port.')
  return address.port
}

const isServing = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )

const waitUntilServing = async (origin: string, child: ChildProcess, startedMs: number): Promise<void> => {
  while (!(await isServing(origin))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with status ${child.exitCode}.`)
    if (performance.now() - startedMs > START_LIMIT_MS) throw new Error('npm start does not begin to serve.')
    await wait(ASK_AGAIN_MS)
  }
}

const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGINT')
  await closed
}

/** Starts page and API as `npm start` does, with the embedded database. Stop it after measuring. */
export const startServerProcess = async ({ dataDir, root = ROOT }: ServerOptions): Promise<ServerProcess> => {
  const port = await findFreePort()
  const origin = `http://${HOST}:${port}`
  const { DATABASE_URL: _, ...env } = process.env
  const startedMs = performance.now()
  const child = spawn(process.execPath, ['server/start/start.mjs'], {
    cwd: root,
    env: { ...env, PORT: String(port), HOST, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = (): Promise<void> => stopProcess(child)
  try {
    await waitUntilServing(origin, child, startedMs)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, startedInMs: performance.now() - startedMs, stop }
}

/** Starts a server on a new database, lets it be measured, and leaves nothing of it. */
export const withServerProcess = async <Result>(work: (server: ServerProcess) => Promise<Result>): Promise<Result> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-bench-'))
  try {
    const server = await startServerProcess({ dataDir })
    try {
      return await work(server)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
