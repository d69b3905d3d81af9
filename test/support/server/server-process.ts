import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const SERVING = /Serving (http\S+)/
const START_PATIENCE_MS = 120_000
/** A developer's own variables must not reach the server. */
const UNSET: Readonly<Record<string, string>> = {
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SERVER_SECRET: '',
  TRUST_PROXY: '',
  NODE_ENV: '',
  SANDBOX: '',
}

/** A server in a process of its own, as production runs it. */
export interface ServerProcess {
  child: ChildProcess
  url: string
  /** All that it has printed so far. */
  output(): string
}

/** How a process ended. */
export interface Ending {
  status: number | null
  signal: NodeJS.Signals | null
}

/** A port that nobody uses now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/** As `npm start` and docs/server.md set it: what a picture took while it was drawn anew goes back to the system. */
const MEMORY = { MALLOC_MMAP_THRESHOLD_: '1000000' }

let isBundled = false

/** The server as `npm run build:server` makes it; nothing is made where its sources are those of the last time. */
const bundleOnce = (): void => {
  if (!isBundled) execFileSync(process.execPath, ['config/bundle-server.mjs'], { cwd: root })
  isBundled = true
}

/** Starts the server without waiting for it. */
export const spawnServer = (
  variables: Readonly<Record<string, string>>,
): { child: ChildProcess; output: () => string } => {
  bundleOnce()
  const child = spawn(process.execPath, ['dist/server/main.cjs'], {
    cwd: root,
    env: { ...process.env, ...UNSET, ...MEMORY, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part.toString()))
  return { child, output: () => parts.join('') }
}

/** Resolves when a process has ended. */
export const ended = (child: ChildProcess): Promise<Ending> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve({ status: child.exitCode, signal: child.signalCode })
      return
    }
    child.once('close', (status, signal) => resolve({ status, signal }))
  })

/** Starts the server and resolves when it serves. */
export const startServerProcess = (variables: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const { child, output } = spawnServer(variables)
    const giveUp = setTimeout(() => child.kill('SIGKILL'), START_PATIENCE_MS)
    child.stdout?.on('data', () => {
      const url = SERVING.exec(output())?.[1]
      if (url === undefined) return
      clearTimeout(giveUp)
      resolve({ child, url, output })
    })
    void ended(child).then(() => reject(new Error(`The server ended before it served:\n${output()}`)))
  })
