import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { precompress } from '../../../server/start/precompress'
import { startTestServer, type TestServer } from '../../support/server'

const SCRIPT = `console.log(${JSON.stringify('vela '.repeat(400))})`
const PAGE = `<!doctype html><title>Vela</title><script>boot()</script><script src="js/app.0a1b2c3d.js"></script>${' '.repeat(1_100)}`
/** SHA-256 of `boot()`. */
const BOOT_SOURCE = "'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='"

describe('the page', () => {
  let pageDir: string
  let server: TestServer

  beforeAll(async () => {
    pageDir = await mkdtemp(path.join(os.tmpdir(), 'vela-page-'))
    await mkdir(path.join(pageDir, 'js'))
    await writeFile(path.join(pageDir, 'index.html'), PAGE)
    await writeFile(path.join(pageDir, 'js', 'app.0a1b2c3d.js'), SCRIPT)
    await precompress(pageDir)
    server = await startTestServer({ pageDir })
  })
  afterAll(async () => {
    await server.close()
    await rm(pageDir, { recursive: true })
  })

  const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

  it('is served at / and asked for again each time', async () => {
    const response = await open('/')
    expect(response.body).toBe(PAGE)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    const again = await open('/', { 'if-none-match': String(response.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it('lets its hashed files be kept for ever', async () => {
    const response = await open('/js/app.0a1b2c3d.js')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each(['br', 'gzip'])('comes compressed beforehand as %s', async (encoding) => {
    const response = await open('/js/app.0a1b2c3d.js', { 'accept-encoding': encoding })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.rawPayload.length).toBeLessThan(SCRIPT.length / 4)
    expect(response.headers['cache-control']).toContain('immutable')
  })

  it('may run its own scripts and exactly its inline ones', async () => {
    const policy = String((await open('/')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${BOOT_SOURCE};`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('is not found where it has no file', async () => {
    expect((await open('/js/none.js')).statusCode).toBe(404)
    expect((await open('/.sources')).statusCode).toBe(404)
    expect((await open('/api/none')).json()).toMatchObject({ code: 40499 })
  })

  it('is compressed once: a second time there is nothing to do', async () => {
    expect(await precompress(pageDir)).toBe(0)
  })
})

describe('a picture', () => {
  it('may be kept for a day', async () => {
    const server = await startTestServer()
    const response = await server.app.inject('/static/img/avatar-default.webp')
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp' })
    expect(response.headers['cache-control']).toMatch(/^public, max-age=86400/)
    await server.close()
  })
})
