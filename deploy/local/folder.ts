import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { NODES, type NodeName } from './network'

/** The folder that a cluster lives in. */
export interface ClusterFolder {
  root: string
  /** Of unix sockets, which every namespace can reach. */
  sockets: string
  logOf(name: string): string
  nodeOf(name: NodeName): string
  /** What a command begins with that must not run as root. */
  asUser: readonly string[]
  /** Gives all that was written to that user. */
  handOver(): void
  remove(): void
}

/** Debian's packages make it; PostgreSQL and PgBouncer refuse to run as root. */
const USER = 'postgres'
/** What a unix socket's path may be long, less the longest name in it. */
const LONGEST_PATH = 85

/**
 * Makes the folder.
 *
 * @throws Error when there is something in it, or its path is too long for sockets.
 */
export const makeFolder = (place: string): ClusterFolder => {
  const root = path.resolve(place)
  if (existsSync(root) && readdirSync(root).length > 0) throw new Error(`${root} is not empty: name another folder.`)
  if (root.length > LONGEST_PATH) throw new Error(`${root} is too long a path for the sockets in it.`)
  const nodeOf = (name: NodeName): string => path.join(root, name)
  const [sockets, logs] = [path.join(root, 's'), path.join(root, 'logs')]
  for (const folder of [
    sockets,
    logs,
    path.join(root, 'etcd'),
    ...NODES.map((name) => path.join(nodeOf(name), 'conf')),
  ])
    mkdirSync(folder, { recursive: true })
  chmodSync(root, 0o755)
  const isRoot = process.getuid?.() === 0
  return {
    root,
    sockets,
    logOf: (name) => path.join(logs, `${name}.log`),
    nodeOf,
    asUser: isRoot ? ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups'] : [],
    handOver: () => void (isRoot && execFileSync('chown', ['-R', `${USER}:`, root])),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
