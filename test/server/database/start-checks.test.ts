import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readEnvironment } from '../../../server/env/environment'
import { isGoodLink, signedLink } from '../../../server/modules/file/file-link'
import { resealNumbers } from '../../../server/modules/order/buyer/reseal-numbers'
import { createKeyRing } from '../../../server/secrets/key-ring'
import { createNumberVault } from '../../../server/secrets/number-vault'
import { runServer } from '../../../server/start/run'
import { StartupError } from '../../../server/system/startup-error'
import { createTestDatabase, type TestDatabase } from '../../support/database/database'
import { bigShopper } from '../orders/big-shopper'
import { openShop } from '../money/shop'

const mockEnds: string[] = []

// Traces go nowhere; what the server does with them is told.
jest.mock('../../../server/telemetry/tracing', () => ({
  loadTracing: () => ({
    over: (database: object) => database,
    follow: (app: FastifyInstance) => app.addHook('onClose', async () => void mockEnds.push('app')),
    stop: async () => void mockEnds.push('traces'),
  }),
}))

const FIRST = 'the first secret, of thirty-two characters'
const SECOND = 'the second secret, of thirty-two characters'

describe('a start', () => {
  let store: TestDatabase
  let dataDir: string

  beforeAll(async () => {
    store = await createTestDatabase()
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-checks-'))
  })
  afterAll(async () => {
    await store.database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const start = async (secret: string, older = '', changes: Readonly<Record<string, string>> = {}): Promise<void> => {
    const environment = readEnvironment({
      NODE_ENV: 'development',
      DATABASE_URL: store.url,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      SERVER_SECRET: secret,
      SERVER_SECRET_OLD: older,
      ...changes,
    })
    await (await runServer(environment, () => undefined)).stop()
  }

  it('with another secret than the database was written with ends in one line', async () => {
    await start(FIRST)
    await start(FIRST)
    await expect(start(SECOND)).rejects.toThrow(StartupError)
    await expect(start(SECOND)).rejects.toThrow(/^SERVER_SECRET is not the one .*SERVER_SECRET_OLD\.$/)
  })

  it('that finds its port taken ends what it had begun, the newest first', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const PORT = String((other.address() as AddressInfo).port)
    const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
    await expect(start(FIRST, '', { PORT, HOST: '127.0.0.1', ...traces })).rejects.toThrow(StartupError)
    expect(mockEnds).toEqual(['app', 'traces'])
    other.close()
  })

  it('takes a new secret beside the old one, and from then on the new one alone', async () => {
    await start(SECOND, FIRST)
    await start(SECOND)
    await expect(start(FIRST)).rejects.toThrow(StartupError)
  })

  it('on the database of a newer server ends in one line', async () => {
    const { database } = store
    const future = '999.from-tomorrow.sql'
    await database.query('INSERT INTO schema_migration (name, applied_at) VALUES ($1, $2)', [future, new Date()])
    await expect(start(SECOND)).rejects.toThrow(StartupError)
    await expect(start(SECOND)).rejects.toThrow(
      /^The database was written by a newer server \(999\.from-tomorrow\.sql\)/,
    )
  })
})

describe('a secret that was replaced', () => {
  it('is still believed, and signs nothing any more', () => {
    const before = createKeyRing([FIRST])
    const after = createKeyRing([SECOND, FIRST])
    const now = new Date('2026-11-20T04:00:00Z')
    const queryOf = (link: string) => Object.fromEntries(new URL(link, 'http://vela').searchParams)
    const old = queryOf(signedLink(before, 'private/a.png', now))
    expect(isGoodLink(after, 'private/a.png', old, now)).toBe(true)
    expect(isGoodLink(createKeyRing([SECOND]), 'private/a.png', old, now)).toBe(false)
    expect(isGoodLink(before, 'private/a.png', queryOf(signedLink(after, 'private/a.png', now)), now)).toBe(false)
  })

  it('opens the numbers that it sealed until the new one has sealed them anew', async () => {
    const shop = await openShop({ variables: { SERVER_SECRET: FIRST } })
    const { database } = shop.server
    const { id } = await (await bigShopper(shop)).order()
    const sealedNo = async (): Promise<string> =>
      (await database.one<{ no: string }>(`SELECT purchase ->> 'sealedNo' AS no FROM orders WHERE id = $1`, [id]))
        ?.no ?? ''
    const both = createNumberVault([SECOND, FIRST])
    const no = shop.context.numbers.open(await sealedNo(), id)
    expect(no).not.toBeNull()
    expect(both.open(await sealedNo(), id)).toBe(no)
    expect(await resealNumbers(database, both)).toBe(1)
    expect(await resealNumbers(database, both)).toBe(0)
    expect(createNumberVault([SECOND]).open(await sealedNo(), id)).toBe(no)
    expect(createNumberVault([FIRST]).open(await sealedNo(), id)).toBeNull()
    await shop.close()
  })
})
