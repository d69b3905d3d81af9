import { area } from '@/wire/endpoints/common'
import { me } from '@/wire/endpoints/account'
import { ErrorCode } from '@/wire/errors'
import { createDatabase } from '../../../server/db/database'
import { DatabaseUnavailable } from '../../../server/db/unavailable'
import { startTestServer, type TestServer } from '../../support/server/server'

describe('when something fails on our side', () => {
  let server: TestServer

  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  it('answers 500 with the request’s id and nothing of the cause', async () => {
    const { token } = await server.login('13866660001')
    await server.database.query('ALTER TABLE account RENAME COLUMN biography TO secret_column')
    const answer = await server.call(me, {}, { token, headers: { 'x-request-id': 'request-12345' } })
    expect(answer).toMatchObject({
      status: 500,
      code: ErrorCode.internal,
      data: { requestId: 'request-12345' },
      msg: 'Something went wrong on our side. Please try again.',
    })
    expect(JSON.stringify(answer)).not.toContain('biography')
  })

  it('answers 503 while the database is away', async () => {
    const gone = new DatabaseUnavailable(new Error('gone'))
    jest.spyOn(server.database, 'check').mockRejectedValue(gone)
    jest.spyOn(server.database.recent, 'query').mockRejectedValue(gone)
    expect(await server.call(area, {})).toMatchObject({ status: 503, code: ErrorCode.unavailable, data: null })
    const ready = await server.app.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
  })
})

describe('a request', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it('keeps the id that a proxy gave it, and is given one otherwise', async () => {
    const kept = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': 'from-the-proxy' } })
    expect(kept.headers['x-request-id']).toBe('from-the-proxy')
    const odd = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': 'a b' } })
    expect(odd.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })

  it('is answered with the server’s own time, by which the page corrects its clock', async () => {
    server.clock.set(new Date('2027-02-01T00:00:00Z'))
    const response = await server.app.inject('/healthz')
    expect(response.headers.date).toBe('Mon, 01 Feb 2027 00:00:00 GMT')
  })

  it('answers personal data with no leave to keep it', async () => {
    const { token } = await server.login('13866660002')
    expect((await server.call(me, {}, { token })).headers['cache-control']).toBe('no-store')
  })
})

describe('a database that cannot be reached', () => {
  it('is told as such', async () => {
    const database = createDatabase('postgresql://vela@localhost/x?host=/nonexistent')
    await expect(database.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailable)
    await database.close()
  })
})
