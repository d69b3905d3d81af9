// `npm run cluster -- <empty folder>`: three database nodes under Patroni, etcd, HAProxy, PgBouncer and four API processes on
// this machine, without containers, until Ctrl-C. PORT is the first of the four ports, 3001 where it is not given.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { LocalCluster } from './cluster'
import { Daemon } from './daemon'

const ROOT = path.resolve(__dirname, '../..')
const PROCESSES = 4
const FIRST_PORT = Number(process.env.PORT ?? 3001)

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * Resolves when whoever started it has seen enough. Nobody is ended by the second signal: nodes and network would be left
 * behind.
 */
const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => {
      say('Stopping, once what has begun to start has started.')
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  })

const startApi = (port: number, folder: string, variables: Readonly<Record<string, string>>): Daemon => {
  const dataDir = path.join(folder, 'app')
  mkdirSync(dataDir, { recursive: true })
  return Daemon.start({
    line: [process.execPath, path.join(ROOT, 'dist/server/main.cjs')],
    env: { ...variables, PORT: String(port), DATA_DIR: dataDir },
    log: path.join(folder, 'logs', `api-${port}.log`),
  })
}

const main = async (place: string | undefined): Promise<void> => {
  if (place === undefined) throw new Error('Usage: npm run cluster -- <empty folder>')
  const stopping = interrupted()
  say('Starting the database nodes.')
  const cluster = await LocalCluster.start(place)
  const apis: Daemon[] = []
  try {
    if (cluster.whyUncut !== null) say(`No node can be cut off here: ${cluster.whyUncut}.`)
    execFileSync(process.execPath, [path.join(ROOT, 'config/bundle-server.mjs')], { cwd: ROOT })
    const ports = Array.from({ length: PROCESSES }, (_, n) => FIRST_PORT + n)
    for (const port of ports) apis.push(startApi(port, path.resolve(place), cluster.variables))
    for (const [name, value] of Object.entries(cluster.variables)) say(`${name}=${value}`)
    for (const port of ports) say(`API: http://127.0.0.1:${port}`)
    say(`Logs are in ${path.join(path.resolve(place), 'logs')}. Ctrl-C stops everything and removes the folder.`)
    await stopping
  } finally {
    await Promise.all(apis.map((api) => api.end()))
    await cluster.stop()
  }
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
