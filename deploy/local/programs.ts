import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Where each program is. */
export interface Programs {
  patroni: string
  etcd: string
  haproxy: string
  pgbouncer: string
  /** The folder of PostgreSQL's own. */
  postgres: string
}

const VERSIONS = '/usr/lib/postgresql'
const OLDEST_POSTGRES = 15
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/bin', '/usr/bin']

/** Program -> the package of Debian that brings it. */
const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  postgres: `postgresql-${OLDEST_POSTGRES}`,
} as const satisfies Record<keyof Programs, string>

const NAMES = Object.keys(PACKAGES) as (keyof Programs)[]

/** Where a program is; null when it is nowhere. */
export const findProgram = (name: string): string | null =>
  FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null

/** Debian keeps PostgreSQL's programs out of the path, a folder for each version. */
const findPostgres = (): string | null => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : []
  const newest = Math.max(0, ...versions.filter((version) => version >= OLDEST_POSTGRES))
  const folder = path.join(VERSIONS, String(newest), 'bin')
  return existsSync(path.join(folder, 'postgres')) ? folder : null
}

/**
 * Finds what a cluster is made of. Nothing is installed here.
 *
 * @throws Error that says in one line what is missing, and how Debian brings it.
 */
export const findPrograms = (): Programs => {
  const found = NAMES.map((name) => [name, name === 'postgres' ? findPostgres() : findProgram(name)] as const)
  const missing = found.filter(([, place]) => place === null).map(([name]) => name)
  if (missing.length === 0) return Object.fromEntries(found) as Record<keyof Programs, string>
  const packages = missing.map((name) => PACKAGES[name]).join(' ')
  throw new Error(`Missing: ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends ${packages}`)
}
