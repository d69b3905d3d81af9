import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Envelope } from '@/wire/envelope'
import type { ModelHomeWire } from '@/wire/schemas/vehicle'
import { newIndex } from '@/wire/endpoints/vehicle'
import { SECOND_MS } from '@/domain/time/duration'
import { startTestServer, type TestServer } from '../../support/server/server'

const pageIn = (tag: string) =>
  `<!doctype html><html lang="${tag}"><script>boot()</script><script id="home" type="application/json"></script></html>`
const BEGINNING = /<script id="home" type="application\/json">(.*)<\/script><\/html>$/
/** SHA-256 of `boot()`. */
const BOOT_SOURCE = "'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='"

describe('the page with what it begins with', () => {
  let pageDir: string
  let server: TestServer

  beforeAll(async () => {
    pageDir = await mkdtemp(path.join(os.tmpdir(), 'vela-home-'))
    for (const [file, tag] of [
      ['index', 'en'],
      ['en', 'en'],
      ['zh', 'zh-CN'],
    ] as const)
      await writeFile(path.join(pageDir, `${file}.html`), pageIn(tag))
    server = await startTestServer({ pageDir })
  })
  afterAll(async () => {
    await server.close()
    await rm(pageDir, { recursive: true })
  })

  const open = (url = '/', headers: Record<string, string> = {}) => server.app.inject({ url, headers })
  const beginningOf = (html: string): ModelHomeWire => {
    const [, json = ''] = BEGINNING.exec(html) ?? []
    return (JSON.parse(json) as Envelope<ModelHomeWire>).data
  }

  it.each([
    ['en', 'en'],
    ['zh', 'zh-CN'],
  ])('holds the reply of the API in its own language, also by its own name: %s', async (name, tag) => {
    const { data } = await server.call(newIndex, {}, { headers: { 'accept-language': tag } })
    expect(data.modelList.length).toBeGreaterThan(1)
    expect(beginningOf((await open('/', { 'accept-language': tag })).body)).toEqual(data)
    const other = { 'accept-language': name === 'en' ? 'zh-CN' : 'en' }
    const named = await open(`/${name}.html`, other)
    expect(named.body).toContain(`lang="${tag}"`)
    expect(beginningOf(named.body)).toEqual(data)
  })

  it('costs no more than its tag while nothing has changed, and says what has changed within a second', async () => {
    const first = await open()
    const tag = String(first.headers.etag)
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    expect((await open('/', { 'if-none-match': tag })).statusCode).toBe(304)

    await server.database.query(`UPDATE allocation SET price_fen = 123400 WHERE market_post_id = 'vela-7-small'`)
    server.clock.advance(SECOND_MS)
    const changed = await open('/', { 'if-none-match': tag })
    expect(changed.statusCode).toBe(200)
    expect(JSON.stringify(beginningOf(changed.body))).toContain('"marketPrice":1234}')
  })

  it('asks the database once for the API and all pages of a second', async () => {
    server.clock.advance(SECOND_MS)
    const statements = jest.spyOn(server.database.recent, 'one')
    // Whether the app is closed for maintenance is looked for, too, once a second.
    const asked = () => statements.mock.calls.filter(([sql]) => sql.includes('purchase_poster')).length
    await open('/', { 'accept-language': 'en' })
    await Promise.all([open('/', { 'accept-language': 'en' }), open('/en.html'), server.call(newIndex, {})])
    expect(asked()).toBe(1)
    statements.mockRestore()
  })

  it('comes compressed, tells the server’s time, and depends on who asks', async () => {
    const response = await open('/', { 'accept-encoding': 'gzip, br' })
    expect(response.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(response.rawPayload).toString()).toMatch(BEGINNING)
    expect(response.headers['server-timing']).toBe(`date;desc="${String(response.headers.date)}"`)
    expect(response.headers.vary).toBe('accept-language, cookie, accept-encoding')
  })

  it('lets no text end its script, and no other script run', async () => {
    const attack = '</script><script>steal()</script>'
    await server.database.query(`UPDATE model SET slogan = $1 WHERE id = 'vela-9'`, [attack])
    server.clock.advance(SECOND_MS)
    const { body, headers } = await open('/', { 'accept-language': 'en' })
    expect(body.match(/<script/g)).toHaveLength(2)
    expect(beginningOf(body).modelList.map(({ slogan }) => slogan)).toContain(attack)
    expect(String(headers['content-security-policy'])).toContain(`script-src 'self' ${BOOT_SOURCE};`)
  })

  it('comes without where the database does not answer', async () => {
    server.clock.advance(SECOND_MS)
    const statements = jest.spyOn(server.database.recent, 'one').mockRejectedValue(new Error('no database'))
    const response = await open('/', { 'accept-language': 'zh-CN' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(pageIn('zh-CN'))
    expect(response.headers.etag).toBeUndefined()
    statements.mockRestore()
    expect(beginningOf((await open()).body).modelList.length).toBeGreaterThan(1)
  })

  it('does not wait for a database that hangs', async () => {
    server.clock.advance(SECOND_MS)
    const statements = jest.spyOn(server.database.recent, 'one').mockReturnValue(new Promise(() => undefined))
    expect((await open('/', { 'accept-language': 'en' })).body).toBe(pageIn('en'))
    statements.mockRestore()
  })
})
