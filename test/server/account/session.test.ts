import { logout, me } from '@/wire/endpoints/account'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS } from '@/domain/time/duration'
import { startTestServer, type TestServer } from '../../support/server'

describe('a session', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it('is asked for where login is required', async () => {
    expect(await server.call(me, {})).toMatchObject({ status: 401, code: ErrorCode.notLoggedIn, data: null })
  })

  it('is refused when its token is unknown', async () => {
    const answer = await server.call(me, {}, { token: 'x'.repeat(43) })
    expect(answer).toMatchObject({ status: 401, code: ErrorCode.sessionExpired })
  })

  it('ends with log-out, and log-out without one is fine', async () => {
    const { token } = await server.login('13822220001')
    expect((await server.call(me, {}, { token })).status).toBe(200)
    expect(await server.call(logout, {}, { token })).toMatchObject({ status: 200, data: null })
    expect((await server.call(me, {}, { token })).code).toBe(ErrorCode.sessionExpired)
    expect((await server.call(logout, {}, { token })).status).toBe(200)
    expect((await server.call(logout, {})).status).toBe(200)
  })

  it('leaves other sessions of the same account alone when it ends', async () => {
    const phone = await server.login('13822220002')
    const tablet = await server.login('13822220002')
    await server.call(logout, {}, { token: phone.token })
    expect((await server.call(me, {}, { token: tablet.token })).status).toBe(200)
  })

  it('ends after a year', async () => {
    const { token } = await server.login('13822220003')
    server.clock.advance(365 * DAY_MS)
    expect((await server.call(me, {}, { token })).code).toBe(ErrorCode.sessionExpired)
  })

  it('is kept as a hash: the token is nowhere in the database', async () => {
    const { token } = await server.login('13822220004')
    const rows = await server.database.query<{ row: string }>('SELECT s::text AS row FROM session s')
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
  })
})
