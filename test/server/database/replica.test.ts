import { detail, like } from '@/wire/endpoints/article'
import { feed } from '@/wire/endpoints/content'
import { newIndex } from '@/wire/endpoints/vehicle'
import { createDatabase } from '../../../server/db/database'
import type { Database, Queryable } from '../../../server/db/queryable'
import { DatabaseUnavailable } from '../../../server/db/unavailable'
import { createTestDatabase, type TestDatabase } from '../../support/database/database'
import { startTestServer, type TestServer } from '../../support/server/server'
import { openSilentProxy, type SilentProxy } from '../../support/database/silent-proxy'

const ANSWER_MS = 250
/** More than anybody asks for. */
const EVERYBODY = 1_000_000
const RECOMMENDED = { tab: 'recommended', size: 10 } as const

describe('reads that may be a second old', () => {
  let primary: TestDatabase
  let replica: TestDatabase
  let toPrimary: SilentProxy
  let toReplica: SilentProxy
  let database: Database

  beforeAll(async () => {
    primary = await createTestDatabase()
    replica = await createTestDatabase()
    await primary.database.query("CREATE TABLE place AS SELECT 'primary' AS name")
    await replica.database.query("CREATE TABLE place AS SELECT 'replica' AS name")
  })
  beforeEach(async () => {
    toPrimary = await openSilentProxy(primary.url)
    toReplica = await openSilentProxy(replica.url)
    const patience = { answerMs: ANSWER_MS, connectMs: ANSWER_MS }
    database = createDatabase(toPrimary.url, { replicaUrl: toReplica.url, patience })
  })
  afterEach(async () => {
    await database.close()
    await toPrimary.close()
    await toReplica.close()
  })
  afterAll(async () => {
    await primary.database.close()
    await replica.database.close()
  })

  const placeOf = async (db: Queryable): Promise<string | undefined> =>
    (await db.one<{ name: string }>('SELECT name FROM place WHERE name <> $1', ['']))?.name

  it('are answered by the replica, and all others by the database itself', async () => {
    expect(await placeOf(database.recent)).toBe('replica')
    expect(await placeOf(database)).toBe('primary')
    expect(await database.transaction(placeOf)).toBe('primary')
  })

  it('are answered by the database itself while the replica cannot be reached, or falls silent', async () => {
    toReplica.turnAway(EVERYBODY)
    expect(await placeOf(database.recent)).toBe('primary')
    toReplica.turnAway(0)
    await database.close()
    database = createDatabase(primary.url, { replicaUrl: toReplica.url, patience: { answerMs: ANSWER_MS } })
    expect(await placeOf(database.recent)).toBe('replica')
    toReplica.silence()
    expect(await placeOf(database.recent)).toBe('primary')
  })

  it('go on while the database itself is away, even just after the replica has failed', async () => {
    toReplica.turnAway(EVERYBODY)
    expect(await placeOf(database.recent)).toBe('primary')
    toReplica.turnAway(0)
    toPrimary.silence()
    toPrimary.turnAway(EVERYBODY)
    expect(await placeOf(database.recent)).toBe('replica')
    await expect(placeOf(database)).rejects.toBeInstanceOf(DatabaseUnavailable)
  })

  it('wait for a moment in which both are away, as when a replica begins to write', async () => {
    for (const proxy of [toReplica, toPrimary]) {
      proxy.silence()
      proxy.turnAway(EVERYBODY)
    }
    const areAway = [toReplica.turnsAway(2), toPrimary.turnsAway(2)]
    const place = placeOf(database.recent)
    await Promise.all(areAway)
    toPrimary.turnAway(0)
    expect(await place).toBe('primary')
  })

  it('fail where both stay away', async () => {
    toReplica.turnAway(EVERYBODY)
    toPrimary.turnAway(EVERYBODY)
    await expect(placeOf(database.recent)).rejects.toBeInstanceOf(DatabaseUnavailable)
  })
})

describe('a server with a replica', () => {
  let replica: TestDatabase
  let server: TestServer

  beforeAll(async () => {
    replica = await createTestDatabase()
    server = await startTestServer({ replicaUrl: replica.url })
  })
  afterAll(async () => {
    await server.close()
    await replica.database.close()
  })

  it('reads the home data and a visitor’s feed there', async () => {
    await replica.database.query("UPDATE model SET name = 'Vela of the replica'")
    expect(JSON.stringify(await server.call(newIndex, {}))).toContain('Vela of the replica')
    await replica.database.query("UPDATE article SET title = 'Read at the replica' WHERE title IS NOT NULL")
    expect(JSON.stringify((await server.call(feed, RECOMMENDED)).data)).toContain('Read at the replica')
  })

  it('shows a reader with an account at once what they have done', async () => {
    const { token } = await server.login('13866661234')
    const { records } = (await server.call(feed, RECOMMENDED, { token })).data
    const id = records[0]?.id ?? ''
    await server.call(like, { id, isOn: true }, { token })
    expect((await server.call(detail, { id }, { token })).data).toMatchObject({ id, isLiked: true })
  })
})
