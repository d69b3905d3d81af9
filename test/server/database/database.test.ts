import { createDatabase } from '../../../server/db/database'
import type { Queryable } from '../../../server/db/queryable'
import { migrate } from '../../../server/db/migrate'
import { DatabaseUnavailable } from '../../../server/db/unavailable'
import { TEST_START } from '../../support/server/clock'
import { createTestDatabase, type TestDatabase } from '../../support/database/database'

describe('the database', () => {
  let test: TestDatabase

  beforeAll(async () => {
    test = await createTestDatabase()
    await test.database.query('CREATE TABLE counter (id int PRIMARY KEY, value int NOT NULL)')
    await test.database.query('INSERT INTO counter VALUES (1, 0), (2, 0)')
  })
  afterAll(() => test.database.close())

  it('reads counts as numbers, dates as they are written and times as instants', async () => {
    const row = await test.database.one(
      "SELECT count(*) AS n, DATE '1991-04-17' AS day, $1::timestamptz AS at FROM counter",
      [TEST_START],
    )
    expect(row).toEqual({ n: 2, day: '1991-04-17', at: TEST_START })
  })

  it('refuses to round an integer that JavaScript cannot hold', async () => {
    await expect(test.database.one('SELECT 9007199254740993::bigint AS n')).rejects.toThrow(RangeError)
  })

  it('undoes a transaction whose work fails', async () => {
    const failing = test.database.transaction(async (tx) => {
      await tx.query('UPDATE counter SET value = 99 WHERE id = 1')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await test.database.one('SELECT value FROM counter WHERE id = 1')).toEqual({ value: 0 })
  })

  it('answers what a transaction asks for at once, and undoes all of it when one fails', async () => {
    const bump = (tx: Queryable, id: number) =>
      tx.one<{ value: number }>('UPDATE counter SET value = value + 1 WHERE id = $1 RETURNING value', [id])
    const failing = test.database.transaction((tx) => Promise.all([bump(tx, 1), tx.query('SELECT 1 / 0'), bump(tx, 2)]))
    await expect(failing).rejects.toThrow('division by zero')
    const rows = await test.database.transaction((tx) => Promise.all([bump(tx, 1), bump(tx, 1), bump(tx, 2)]))
    expect(rows).toEqual([{ value: 1 }, { value: 2 }, { value: 1 }])
    await test.database.query('UPDATE counter SET value = 0')
  })

  it('runs a transaction again that lost a deadlock, and both take effect', async () => {
    let runs = 0
    const bump = (first: number, second: number) =>
      test.database.transaction(async (tx) => {
        runs += 1
        await tx.query('UPDATE counter SET value = value + 1 WHERE id = $1', [first])
        await tx.query('SELECT pg_sleep(0.2)')
        await tx.query('UPDATE counter SET value = value + 1 WHERE id = $1', [second])
      })
    await Promise.all([bump(1, 2), bump(2, 1)])
    expect(runs).toBeGreaterThan(2)
    expect(await test.database.query('SELECT value FROM counter ORDER BY id')).toEqual([{ value: 2 }, { value: 2 }])
  })

  it('survives connections that are cut off, idle or at work', async () => {
    const lost: Error[] = []
    const other = createDatabase(test.url, { onConnectionLost: (error) => lost.push(error) })
    await other.query('SELECT 1')
    const busy = other.query('SELECT pg_sleep(30)')
    const cut = expect(busy).rejects.toBeInstanceOf(DatabaseUnavailable)
    await test.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_sleep(30)%'`,
    )
    await cut
    expect(await other.one('SELECT 1 AS alive')).toEqual({ alive: 1 })
    await other.close()
  })

  it('gives up a connection whose statements a migration has outdated, and reads the new column over the next', async () => {
    await test.database.query('CREATE TABLE widened AS SELECT 1 AS id, 7 AS value')
    const database = createDatabase(test.url, { maxConnections: 1 })
    const read = (): Promise<object | undefined> => database.one('SELECT value FROM widened WHERE id = $1', [1])
    expect(await read()).toEqual({ value: 7 })
    await test.database.query('ALTER TABLE widened ALTER value TYPE text')
    await expect(read()).rejects.toThrow(DatabaseUnavailable)
    expect(await read()).toEqual({ value: '7' })
    await database.close()
  })

  it('has every migration, and a second run finds nothing to do', async () => {
    expect(await migrate(test.database, TEST_START)).toEqual([])
    const rows = await test.database.query<{ name: string }>('SELECT name FROM schema_migration ORDER BY name')
    expect(rows[0]).toEqual({ name: '001.accounts.sql' })
  })

  it('migrates once when several processes start at the same moment', async () => {
    const admin = createDatabase(test.url)
    const name = `fresh_${process.pid}`
    await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`)
    const url = new URL(test.url)
    url.pathname = `/${name}`
    const processes = Array.from({ length: 4 }, () => createDatabase(url.href))
    const ran = await Promise.all(processes.map((database) => migrate(database, TEST_START)))
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1)
    await Promise.all(processes.map((database) => database.close()))
    await admin.close()
  })
})
