import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { me } from '@/wire/endpoints/account'
import { uploadFile } from '@/wire/endpoints/common'
import { API_PREFIX } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { CLIENT_PATIENCE } from '../../../server/plugins/client-patience'
import { connectBare, HALF_REQUESTS } from '../../support/server/half-request'
import { startTestServer, type TestServer } from '../../support/server/server'

const CROWD = 100

const listen = async ({ app }: TestServer): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

describe('a request that never comes to its end', () => {
  let server: TestServer
  let port: number

  beforeAll(async () => {
    server = await startTestServer({ clientPatience: { headersMs: 200, requestMs: 400, checkEveryMs: 50 } })
    port = await listen(server)
  })
  afterAll(() => server.close())

  it.each(Object.entries(HALF_REQUESTS))('is cut off in time, a hundred of them: %s', async (_name, text) => {
    const startedMs = performance.now()
    const clients = await Promise.all(Array.from({ length: CROWD }, () => connectBare(port, text)))
    const answers = await Promise.all(clients.map(({ ended }) => ended))
    // By its own patience: a busy machine takes longer than that, and far less than the usual one.
    expect(performance.now() - startedMs).toBeLessThan(CLIENT_PATIENCE.headersMs)
    const codes = answers.map((answer) => /"code":(\d+)/.exec(answer)?.[1])
    expect(new Set(codes)).toEqual(new Set([String(ErrorCode.badRequest)]))
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
  })
})

describe('a picture whose sender falls silent', () => {
  it('is cut off in time, and nothing of it is kept', async () => {
    const server = await startTestServer({ clientPatience: { headersMs: 200, requestMs: 400, checkEveryMs: 50 } })
    const { token } = await server.login('13866660101')
    const head = [
      `POST ${API_PREFIX}${uploadFile.path} HTTP/1.1`,
      'host: vela',
      `authorization: Bearer ${token}`,
      'idempotency-key: begun-and-never-ended',
      'content-type: multipart/form-data; boundary=half',
      'content-length: 100000',
    ].join('\r\n')
    const part = '--half\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nbegun'
    const { ended } = await connectBare(await listen(server), `${head}\r\n\r\n${part}`)
    const drafts = () => readdir(path.join(server.dataDir, 'files/drafts')).catch(() => [])
    while ((await drafts()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await ended).toContain(`"code":${ErrorCode.badRequest}`)
    while ((await drafts()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    await server.close()
  })
})

describe('the usual patience', () => {
  it('lets go within a minute of who sends half a body', async () => {
    const server = await startTestServer()
    const { requestTimeout, headersTimeout } = server.app.server
    expect(headersTimeout).toBeLessThan(requestTimeout)
    expect(requestTimeout + CLIENT_PATIENCE.checkEveryMs).toBeLessThan(60_000)
    await server.close()
  })
})

describe('a server that stops', () => {
  it('answers what is in hand, turns away what comes after it, and waits for nobody who has sent half a request', async () => {
    const server = await startTestServer()
    const port = await listen(server)
    const { token } = await server.login('13866660100')
    const ask = `GET ${API_PREFIX}${me.path} HTTP/1.1\r\nhost: vela\r\nauthorization: Bearer ${token}\r\n\r\n`
    const holder = new pg.Client({ connectionString: server.url })
    await holder.connect()
    await holder.query('BEGIN; LOCK TABLE account')
    const half = await Promise.all(Object.values(HALF_REQUESTS).map((text) => connectBare(port, text)))
    const [inHand, last] = await Promise.all([connectBare(port, ask), connectBare(port, ask)])
    await waitForLocks(holder, 2)

    const closing = server.close()
    await Promise.all(half.map(({ ended }) => ended))
    const hasCome = once(server.app.server, 'request')
    inHand.socket.write('GET /healthz HTTP/1.1\r\nhost: vela\r\n\r\n')
    await hasCome
    await holder.query('COMMIT')
    await holder.end()
    const [first, second] = (await inHand.ended).split(/(?=HTTP\/1\.1 )/)
    expect(first).toMatch(/^HTTP\/1\.1 200 /)
    expect(second).toMatch(/^HTTP\/1\.1 503 /)
    expect(JSON.parse(second?.split('\r\n\r\n')[1] ?? '')).toEqual({
      code: ErrorCode.unavailable,
      data: null,
      msg: expect.stringContaining('try again'),
    })
    // Who keeps the connection would send the next request into one that is closed by then.
    expect(await last.ended).toMatch(/^HTTP\/1\.1 200 (.|\r\n)*\r\nconnection: close\r\n/i)
    await closing
  })
})

/** Resolves when so many wait for a table that this client holds. */
const waitForLocks = async (holder: pg.Client, count: number): Promise<void> => {
  const sql = 'SELECT FROM pg_locks WHERE NOT granted AND relation = $1::regclass'
  while (((await holder.query(sql, ['account'])).rowCount ?? 0) < count)
    await new Promise((resolve) => setTimeout(resolve, 10))
}
