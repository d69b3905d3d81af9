import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Figure } from './figure'
import { startServerProcess } from './server-process'

const ROOT = path.resolve(__dirname, '../..')
/** What `npm start` needs of a clone. Nothing that was ever built is among it. */
const CLONED = [
  'config',
  'server',
  'src',
  'types',
  'babel.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const SECOND_START_MAX_MS = 1_200

const newFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), 'vela-bench-'))

const startOnce = async (root: string, dataDir: string): Promise<number> => {
  const server = await startServerProcess({ root, dataDir })
  await server.stop()
  return server.startedInMs
}

/** Measures `npm start` as on a fresh clone after `npm ci`: build, database, demo data; and once more with all of it there. */
export const measureStart = async (): Promise<readonly Figure[]> => {
  const clone = await newFolder()
  const dataDir = await newFolder()
  try {
    await Promise.all(CLONED.map((name) => cp(path.join(ROOT, name), path.join(clone, name), { recursive: true })))
    await symlink(path.join(ROOT, 'node_modules'), path.join(clone, 'node_modules'), 'junction')
    return [
      { name: 'first start of a fresh clone until it serves, ms', measured: await startOnce(clone, dataDir) },
      {
        name: 'second start until it serves, ms',
        measured: await startOnce(clone, dataDir),
        budget: { atMost: SECOND_START_MAX_MS },
      },
    ]
  } finally {
    await rm(clone, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
}
