import { area } from '@/wire/endpoints/common'
import { me } from '@/wire/endpoints/account'
import { ErrorCode } from '@/wire/errors'
import { createDatabase } from '../../../server/db/database'
import { DatabaseUnavailable } from '../../../server/db/unavailable'
import { startTestServer, type TestServer } from '../../support/server/server'

const OWN_ID = /^[\da-f-]{36}$/

const idFor = async ({ app }: TestServer, given: string) => {
  const { headers } = await app.inject({ url: '/healthz', headers: { 'x-request-id': given } })
  return headers['x-request-id']
}

describe('when something fails on our side', () => {
  let server: TestServer

  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  it('answers 500 with the request’s id and nothing of the cause', async () => {
    const { token } = await server.login('13866660001')
    await server.database.query('ALTER TABLE account RENAME COLUMN biography TO secret_column')
    const answer = await server.call(me, {}, { token })
    expect(answer).toMatchObject({
      status: 500,
      code: ErrorCode.internal,
      data: { requestId: answer.headers['x-request-id'] },
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

  it.each(['', '10.0.0.0/8'])(
    'is given an id of its own where its caller is no proxy: TRUST_PROXY=%s',
    async (trust) => {
      const own = await startTestServer({ variables: { TRUST_PROXY: trust } })
      expect(await idFor(own, 'of-the-caller')).toMatch(OWN_ID)
      await own.close()
    },
  )

  it.each(['1', '127.0.0.0/8'])('keeps the id that a proxy gave it: TRUST_PROXY=%s', async (trust) => {
    const behind = await startTestServer({ variables: { TRUST_PROXY: trust } })
    expect(await idFor(behind, 'from-the-proxy')).toBe('from-the-proxy')
    expect(await idFor(behind, 'a b')).toMatch(OWN_ID)
    await behind.close()
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
