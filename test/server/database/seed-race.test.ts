import { createDatabase } from '../../../server/db/database'
import { migrate } from '../../../server/db/migrate'
import { seed } from '../../../server/db/seed'
import { TEST_START } from '../../support/server/clock'
import { createTestDatabase, type TestDatabase } from '../../support/database/database'

const PROCESSES = 4
const TABLES = ['model', 'version', 'allocation', 'store', 'adviser', 'article', 'agreement', 'account'] as const

describe('servers that start at the same moment on an empty database', () => {
  let seeded: TestDatabase

  beforeAll(async () => {
    seeded = await createTestDatabase()
  })
  afterAll(() => seeded.database.close())

  it('fill it once', async () => {
    const name = `empty_${process.pid}`
    await seeded.database.query(`CREATE DATABASE ${name} TEMPLATE template0`)
    const url = new URL(seeded.url)
    url.pathname = `/${name}`
    const servers = Array.from({ length: PROCESSES }, () => createDatabase(url.href))
    const start = async (database: (typeof servers)[number]): Promise<string[]> => {
      await migrate(database, TEST_START)
      return seed(database, { now: TEST_START })
    }
    const brought = await Promise.all(servers.map(start))
    expect(brought.filter((parts) => parts.length > 0)).toHaveLength(1)
    for (const table of TABLES) {
      const sql = `SELECT count(*) FROM ${table}`
      expect([table, await servers[0]?.one(sql)]).toEqual([table, await seeded.database.one(sql)])
    }
    await Promise.all(servers.map((database) => database.close()))
  })
})
