import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { unpackRelease } from '../support/server/release'
import type { Figure } from './measuring/figure'
import { startServerProcess } from './measuring/server-process'

const FIRST_START_MAX_MS = 25_000
const SECOND_START_MAX_MS = 1_200

const startOnce = async (root: string, dataDir: string): Promise<number> => {
  const server = await startServerProcess({ root, dataDir })
  await server.stop()
  return server.startedInMs
}

/** Measures `npm start` after `npm ci`: of a release, and of the same sources with nothing built; then with all of it there. */
export const measureStart = async (): Promise<readonly Figure[]> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vela-bench-'))
  try {
    const sources = await unpackRelease(folder)
    const release = await startOnce(sources, path.join(folder, 'release'))
    await rm(path.join(sources, 'dist'), { recursive: true })
    return [
      {
        name: 'first start of a release until it serves, ms',
        measured: release,
        budget: { atMost: FIRST_START_MAX_MS },
      },
      {
        name: 'first start of a fresh clone until it serves, ms',
        measured: await startOnce(sources, path.join(folder, 'clone')),
        budget: { atMost: FIRST_START_MAX_MS },
      },
      {
        name: 'second start until it serves, ms',
        measured: await startOnce(sources, path.join(folder, 'clone')),
        budget: { atMost: SECOND_START_MAX_MS },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
