import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { createTestDatabase, type TestDatabase } from '../support/database/database'
import { sendFromCrowd } from '../support/server/picture-crowd'
import { ended, freePort, startServerProcess, type ServerProcess } from '../support/server/server-process'

const LONG_TEST_MS = 120_000
const PEOPLE = 40
const MAX_EXTRA_MB = 150
const PICTURE_BYTES = 9_000_000

/** As heavy as a camera's on the way in; quick to draw, for the bench measures that. */
const heavyPicture = async (): Promise<Buffer> => {
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  return Buffer.concat([picture, Buffer.alloc(PICTURE_BYTES - picture.length)])
}

describe('a crowd that sends pictures', () => {
  let dataDir: string
  let store: TestDatabase
  let server: ServerProcess

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-crowd-'))
    store = await createTestDatabase()
    const variables = { DATA_DIR: dataDir, DATABASE_URL: store.url, PORT: String(await freePort()) }
    server = await startServerProcess(variables)
  }, LONG_TEST_MS)
  afterAll(async () => {
    server.child.kill('SIGTERM')
    await ended(server.child)
    await store.database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it(
    'of forty at once costs less than 150 MB of memory, and all are served',
    async () => {
      const { statuses, extraMb } = await sendFromCrowd({
        origin: server.url.replace('localhost', '127.0.0.1'),
        pid: server.child.pid ?? 0,
        database: store.database,
        bytes: await heavyPicture(),
        people: PEOPLE,
      })
      expect(statuses).toEqual(Array.from({ length: PEOPLE }, () => 200))
      expect(extraMb).toBeLessThan(MAX_EXTRA_MB)
    },
    LONG_TEST_MS,
  )
})
