import { gunzipSync } from 'node:zlib'
import { feed } from '@/wire/endpoints/content'
import { area } from '@/wire/endpoints/common'
import { API_PREFIX } from '@/wire/envelope'
import { SECOND_MS } from '@/domain/time/duration'
import { startTestServer, type TestServer } from '../../support/server/server'

describe('a long reply', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const ask = (path: string, encoding: string) =>
    server.app.inject({ url: API_PREFIX + path, headers: { 'accept-encoding': encoding } })

  it.each([area.path, `${feed.path}?tab=recommended&current=1&size=10`])(
    'of %s is compressed for who takes it',
    async (path) => {
      const plain = await ask(path, 'identity')
      const compressed = await ask(path, 'gzip, deflate, br')
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(compressed.headers['content-encoding']).toBe('gzip')
      expect(compressed.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body)
      expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    },
  )

  it('that is kept for a moment is made anew afterwards', async () => {
    const before = (await ask(area.path, 'identity')).body
    await server.database.query("UPDATE area SET name = 'Beijing anew' WHERE code = '110000'")
    expect((await ask(area.path, 'identity')).body).toBe(before)
    server.clock.advance(SECOND_MS)
    expect((await ask(area.path, 'identity')).body).toContain('Beijing anew')
  })

  it('is asked for by many at once and made once', async () => {
    server.clock.advance(SECOND_MS)
    const query = jest.spyOn(server.database.recent, 'query')
    await Promise.all(Array.from({ length: 50 }, () => ask(area.path, 'gzip')))
    expect(query).toHaveBeenCalledTimes(1)
  })
})
