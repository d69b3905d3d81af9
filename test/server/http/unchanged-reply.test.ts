import net, { type AddressInfo } from 'node:net'
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
