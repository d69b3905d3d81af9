import { createDatabase } from '../../../server/db/database'
import type { Database, Queryable } from '../../../server/db/queryable'
import { DatabaseUnavailable } from '../../../server/db/unavailable'
import { createTestDatabase, type TestDatabase } from '../../support/database/database'
import { openSilentProxy, type SilentProxy } from '../../support/database/silent-proxy'

/** What a node does that follows another one: it refuses to write. Connections of before do not notice. */
const onlyReads = (setting: 'on' | 'off') =>
  `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${setting}', current_database()); END $$`

describe('a database whose writing node moves', () => {
  let test: TestDatabase
  let proxy: SilentProxy
  let database: Database

  beforeAll(async () => {
    test = await createTestDatabase()
    await test.database.query('CREATE TABLE written (id int)')
    proxy = await openSilentProxy(test.url)
  })
  beforeEach(() => {
    database = createDatabase(proxy.url, { maxConnections: 1 })
  })
  afterEach(() => database.close())
  afterAll(async () => {
    await proxy.close()
    await test.database.close()
  })

  const write = (db: Queryable): Promise<object[]> => db.query('INSERT INTO written VALUES ($1)', [1])

  it('is asked again while the balancer before it has nobody to connect to', async () => {
    proxy.turnAway(3)
    expect(await database.one('SELECT 1 AS alive')).toEqual({ alive: 1 })
  })

  it('is not available where the node only reads by now, and the next connection finds the one that writes', async () => {
    await test.database.query(onlyReads('on'))
    await expect(write(database)).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(database.transaction(write)).rejects.toBeInstanceOf(DatabaseUnavailable)
    await test.database.query(onlyReads('off'))
    await database.transaction(write)
    expect(await database.one('SELECT count(*) FROM written')).toEqual({ count: 1 })
  })

  it('is not available when the pooler’s own connection breaks, and the next caller gets another', async () => {
    const cut = database.transaction(async (tx) => {
      await write(tx)
      const answer = tx.query('SELECT pg_sleep(30)')
      proxy.breakOff()
      await answer
    })
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await database.one('SELECT 1 AS alive')).toEqual({ alive: 1 })
  })
})

describe('a database behind a pooler of transactions', () => {
  let test: TestDatabase
  let database: Database

  beforeAll(async () => {
    test = await createTestDatabase()
    database = createDatabase(test.url, { maxConnections: 1, isPooled: true })
  })
  afterAll(async () => {
    await database.close()
    await test.database.close()
  })

  const rememberedBy = (db: Database): Promise<object | undefined> =>
    db.one('SELECT count(*)::int AS statements FROM pg_prepared_statements WHERE $1', [true])

  it('is asked to remember no statement, where another one is', async () => {
    expect(await rememberedBy(database)).toEqual({ statements: 0 })
    const other = createDatabase(test.url, { maxConnections: 1 })
    await rememberedBy(other)
    expect(await rememberedBy(other)).toEqual({ statements: 1 })
    await other.close()
  })

  const patience = (db: Queryable): Promise<object | undefined> =>
    db.one(`SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
      current_setting('idle_in_transaction_session_timeout') AS idle`)

  it('is given its patience with every transaction, and keeps none of it', async () => {
    expect(await database.transaction(patience)).toEqual({ statement: '10s', lock: '3s', idle: '8s' })
    expect(await database.patientTransaction(patience)).toEqual({ statement: '0', lock: '0', idle: '0' })
    expect(await patience(database)).toEqual({ statement: '0', lock: '0', idle: '0' })
  })
})
