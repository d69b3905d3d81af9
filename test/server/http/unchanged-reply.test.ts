import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { newIndex } from '@/wire/endpoints/vehicle'
import { API_PREFIX } from '@/wire/envelope'
import { SECOND_MS } from '@/domain/time/duration'
import { startTestServer, type TestServer } from '../../support/server/server'

const MAX_BYTES = 250

describe('the models on sale, asked for once a second by every open page,', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
    await server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => server.close())

  const ask = (headers: Record<string, string> = {}) =>
    server.app.inject({ url: API_PREFIX + newIndex.path, headers: { 'accept-encoding': 'gzip', ...headers } })
  const tagNow = async (): Promise<string> => String((await ask()).headers.etag)

  /** The bytes that come back over a line that stays open, as a browser's does. */
  const answerOnTheLine = (tag: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = server.app.server.address() as AddressInfo
      const line = net.connect(port, '127.0.0.1')
      line.once('error', reject)
      line.once('data', (bytes) => {
        resolve(bytes.toString())
        line.destroy()
      })
      line.write(
        `GET ${API_PREFIX}${newIndex.path} HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\nif-none-match: ${tag}\r\n\r\n`,
      )
    })

  it('cost little more than a word while nothing has changed', async () => {
    const answer = await answerOnTheLine(await tagNow())
    expect(answer).toMatch(/^HTTP\/1\.1 304 /)
    expect(answer).toMatch(/\r\ndate: /i)
    expect(answer.length).toBeLessThanOrEqual(MAX_BYTES)
  })

  it('are sent again within a second of a change', async () => {
    const tag = await tagNow()
    await server.database.query("UPDATE model SET name = 'Vela 7 anew' WHERE id = 'vela-7'")
    server.clock.advance(SECOND_MS)
    const { statusCode, headers } = await ask({ 'if-none-match': tag })
    expect(statusCode).toBe(200)
    expect(headers.etag).not.toBe(tag)
  })

  it('are other words in Chinese, under a name of their own', async () => {
    const inChinese = await ask({ 'if-none-match': await tagNow(), 'accept-language': 'zh-CN' })
    expect(inChinese.statusCode).toBe(200)
  })
})

describe.each([
  ['the models on sale', API_PREFIX + newIndex.path],
  ['the page', '/'],
])('%s', (_, url) => {
  let pageDir: string
  let server: TestServer

  beforeAll(async () => {
    pageDir = await mkdtemp(path.join(os.tmpdir(), 'vela-unchanged-'))
    await writeFile(path.join(pageDir, 'index.html'), '<script id="home" type="application/json"></script>')
    server = await startTestServer({ pageDir })
  })
  afterAll(async () => {
    await server.close()
    await rm(pageDir, { recursive: true })
  })

  const ask = (headers: Record<string, string> = {}) => server.app.inject({ url, headers })

  it('to who has it already is nothing but what a cache must be told', async () => {
    const { headers } = await ask()
    const { statusCode, body, headers: again } = await ask({ 'if-none-match': `"other", ${String(headers.etag)}` })
    expect([statusCode, body]).toEqual([304, ''])
    expect(again).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache', vary: headers.vary })
    expect(Object.keys(again)).not.toContain('content-type')
    expect(Object.keys(again)).not.toContain('x-content-type-options')
  })

  it('says the same compressed and plain, under the same name', async () => {
    const [plain, packed] = [await ask(), await ask({ 'accept-encoding': 'br, gzip' })]
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', etag: plain.headers.etag })
    expect(plain.headers['x-content-type-options']).toBe('nosniff')
  })
})
