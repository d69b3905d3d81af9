import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { install, unpackRelease } from '../support/release'
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
const FIRST_START_OF_RELEASE_MAX_MS = 25_000
const SECOND_START_MAX_MS = 1_200

const newFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), 'vela-bench-'))

const startOnce = async (root: string, dataDir: string): Promise<number> => {
  const server = await startServerProcess({ root, dataDir })
  await server.stop()
  return server.startedInMs
}

/** Measures `npm start` as on a fresh clone after `npm ci`: build, database, demo data; once more with all of it there; and as on an unpacked release. */
export const measureStart = async (): Promise<readonly Figure[]> => {
  const clone = await newFolder()
  const dataDir = await newFolder()
  const unpacked = await newFolder()
  try {
    await Promise.all(CLONED.map((name) => cp(path.join(ROOT, name), path.join(clone, name), { recursive: true })))
    await install(clone)
    const release = await unpackRelease(unpacked)
    return [
      {
        name: 'first start of a release until it serves, ms',
        measured: await startOnce(release, path.join(unpacked, 'data')),
        budget: { atMost: FIRST_START_OF_RELEASE_MAX_MS },
      },
      { name: 'first start of a fresh clone until it serves, ms', measured: await startOnce(clone, dataDir) },
      {
        name: 'second start until it serves, ms',
        measured: await startOnce(clone, dataDir),
        budget: { atMost: SECOND_START_MAX_MS },
      },
    ]
  } finally {
    await Promise.all([clone, dataDir, unpacked].map((folder) => rm(folder, { recursive: true, force: true })))
  }
}
