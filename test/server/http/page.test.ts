import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { tiles as mapTiles } from '@/wire/endpoints/map'
import { precompress, precompressFirstVisit } from '../../../server/start/precompress'
import { startTestServer, type TestServer } from '../../support/server/server'

const SCRIPT = `console.log(${JSON.stringify('vela '.repeat(400))})`
const PAGE = `<!doctype html><title>Vela</title><script>boot()</script><script src="js/app.0a1b2c3d.js"></script>${' '.repeat(1_100)}`
/** SHA-256 of `boot()`. */
const BOOT_SOURCE = "'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='"

describe('the page', () => {
  let pageDir: string
  let compressedFirst: string[]
  let server: TestServer

  beforeAll(async () => {
    pageDir = await mkdtemp(path.join(os.tmpdir(), 'vela-page-'))
    await mkdir(path.join(pageDir, 'js'))
    await writeFile(path.join(pageDir, 'index.html'), PAGE)
    await writeFile(path.join(pageDir, 'js', 'app.0a1b2c3d.js'), SCRIPT)
    await writeFile(path.join(pageDir, 'js', 'later.0a1b2c3d.js'), SCRIPT)
    await precompressFirstVisit(pageDir)
    compressedFirst = (await readdir(path.join(pageDir, 'js'))).filter((file) => file.endsWith('.br'))
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

  it('loads from its own server, and from nowhere else', async () => {
    const policy = String((await open('/')).headers['content-security-policy'])
    const sources = policy.split(';').flatMap((directive) => directive.trim().split(' ').slice(1))
    expect([...new Set(sources)].filter((source) => !source.startsWith("'"))).toEqual(['data:', 'blob:'])
  })

  it('loads from the hosts that PAGE_SOURCES names, by their whole names', async () => {
    const named = await startTestServer({ pageDir, variables: { PAGE_SOURCES: 'https://cdn.vela.example' } })
    const policy = String((await named.app.inject('/')).headers['content-security-policy'])
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.vela.example;")
    expect(policy).toContain("connect-src 'self' blob: https://cdn.vela.example;")
    expect(policy).not.toMatch(/script-src[^;]*cdn/)
    await named.close()
  })

  it('loads pictures alone from the host of the map’s tiles, and tells the tiles to whoever asks', async () => {
    const tiles = { url: 'https://tiles.vela.example/{z}/{x}/{y}.png', credit: '© Vela maps', system: 'gcj02' }
    const drawn = await startTestServer({
      pageDir,
      variables: { MAP_TILES_URL: tiles.url, MAP_TILES_CREDIT: tiles.credit },
    })
    const policy = String((await drawn.app.inject('/')).headers['content-security-policy'])
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.vela.example;")
    expect(policy.split('tiles.vela.example')).toHaveLength(2)
    expect((await drawn.call(mapTiles, {})).data).toEqual({ tiles })
    await drawn.close()
    expect((await server.call(mapTiles, {})).data).toEqual({ tiles: null })
  })

  it('is not found where it has no file', async () => {
    expect((await open('/js/none.js')).statusCode).toBe(404)
    expect((await open('/.sources')).statusCode).toBe(404)
    expect((await open('/api/none')).json()).toMatchObject({ code: 40499 })
  })

  it('is compressed where a first visit waits for it before it is served, and elsewhere meanwhile', async () => {
    expect(compressedFirst).toEqual(['app.0a1b2c3d.js.br'])
    expect(await readdir(path.join(pageDir, 'js'))).toContain('later.0a1b2c3d.js.br')
  })

  it('is compressed once: a second time there is nothing to do', async () => {
    expect(await precompress(pageDir)).toBe(0)
  })
})

describe('the page in both languages', () => {
  const pageIn = (tag: string) => `<!doctype html><html lang="${tag}"><title>Vela</title>${' '.repeat(1_100)}</html>`
  const WECHAT = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50' }
  let pageDir: string
  let server: TestServer

  beforeAll(async () => {
    pageDir = await mkdtemp(path.join(os.tmpdir(), 'vela-pages-'))
    for (const [file, tag] of [
      ['index', 'en'],
      ['en', 'en'],
      ['zh', 'zh-CN'],
    ] as const)
      await writeFile(path.join(pageDir, `${file}.html`), pageIn(tag))
    await precompress(pageDir)
    server = await startTestServer({ pageDir })
  })
  afterAll(async () => {
    await server.close()
    await rm(pageDir, { recursive: true })
  })

  const open = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers })
  const tagOf = (html: string): string | undefined => /<html lang="([^"]+)"/.exec(html)?.[1]

  it.each([
    ['what the browser asks for', { 'accept-language': 'zh-CN,zh;q=0.9' }, 'zh-CN'],
    ['what the browser asks for', { 'accept-language': 'en-US,en;q=0.9' }, 'en'],
    ['what was chosen before', { 'accept-language': 'en', cookie: 'language=zh' }, 'zh-CN'],
    ['what was chosen before', { 'accept-language': 'zh-CN', cookie: 'language=en' }, 'en'],
    ['Chinese in WeChat', { ...WECHAT, 'accept-language': 'fr' }, 'zh-CN'],
    ['English elsewhere', { 'accept-language': 'fr' }, 'en'],
    ['the browser, whatever else the cookie holds', { 'accept-language': 'zh-CN', cookie: 'language=../en' }, 'zh-CN'],
  ])('follows %s', async (_what, headers, tag) => {
    for (const url of ['/', '/?from=share', '/index.html']) {
      const response = await open(url, headers as Record<string, string>)
      expect(response.statusCode).toBe(200)
      expect(tagOf(response.body)).toBe(tag)
    }
  })

  it('tells caches what it depends on, and is compressed in either language', async () => {
    const response = await open('/', { 'accept-language': 'zh-CN', 'accept-encoding': 'br' })
    expect(response.headers['content-encoding']).toBe('br')
    expect(String(response.headers.vary).toLowerCase()).toContain('accept-language, cookie')
    expect(response.headers['cache-control']).toBe('no-cache')
    const english = await open('/', { 'accept-language': 'en', 'accept-encoding': 'br' })
    expect(english.headers.etag).not.toBe(response.headers.etag)
  })

  it('leads no other address anywhere else', async () => {
    expect((await open('/indexes.html', {})).statusCode).toBe(404)
    expect((await open('/fr.html', { cookie: 'language=fr' })).statusCode).toBe(404)
  })

  it('says in the language of the page that an address does not exist', async () => {
    const chinese = await open('/nothing', { cookie: 'language=zh', 'accept-language': 'en' })
    expect(chinese).toMatchObject({ statusCode: 404, body: '该地址不存在。\n' })
    expect(chinese.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect((await open('/nothing', {})).body).toBe('This address does not exist.\n')
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

describe('a car in 3D', () => {
  it('comes by brotli to whoever takes it, as one file for caches to tell apart', async () => {
    const server = await startTestServer()
    const ask = (encoding: string) =>
      server.app.inject({ url: '/static/model/vela-7.glb', headers: { 'accept-encoding': encoding } })
    const small = await ask('gzip, br')
    const whole = await ask('identity')
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'model/gltf-binary' })
    expect(String(small.headers.vary).toLowerCase()).toContain('accept-encoding')
    expect(small.headers['cache-control']).toMatch(/^public, max-age=86400/)
    expect(whole.headers['content-encoding']).toBeUndefined()
    expect(brotliDecompressSync(small.rawPayload).equals(whole.rawPayload)).toBe(true)
    await server.close()
  })
})
