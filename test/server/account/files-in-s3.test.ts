import { setImmediate as nextTurn } from 'node:timers/promises'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { fileUrl } from '@/wire/endpoints/common'
import { ErrorCode } from '@/wire/errors'
import { serverContextOf } from '../../../server/context/server-context'
import { readEnvironment } from '../../../server/env/environment'
import { chooseStorage } from '../../../server/gateways/storage/choose-storage'
import { removeDueFiles } from '../../../server/modules/file/file-removal'
import { startS3Store, type S3Store } from '../../support/outside/s3-store'
import { startTestServer, type TestServer } from '../../support/server/server'
import { FILM, multipartBody, PIXEL, sendUpload, uploadPicture } from '../../support/customers/upload'

let store: S3Store
const servers: TestServer[] = []

const startServer = async (variables: Readonly<Record<string, string>> = {}): Promise<TestServer> => {
  const server = await startTestServer({ variables: { ...store.variables, ...variables } })
  servers.push(server)
  return server
}

beforeAll(async () => {
  store = await startS3Store()
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
afterAll(() => store.close())

const tokenOf = async (server: TestServer, phone = '13844450001'): Promise<string> => (await server.login(phone)).token

describe('with a store of files', () => {
  it('a public picture is kept there and nowhere on this machine, and shown to everyone', async () => {
    const server = await startServer()
    const file = await uploadPicture(server, await tokenOf(server), 'content')
    const shown = await server.app.inject(file.url)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringMatching(/^public/),
    })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 })
    const here = await readdir(path.join(server.dataDir, 'files'), { recursive: true })
    expect(here).toEqual(['drafts'])
    expect(store.names()).toContain(file.path)
  })

  it('what one process has taken another one shows, with nothing on their disks in common', async () => {
    const server = await startServer()
    const token = await tokenOf(server)
    const { path: file } = await uploadPicture(server, token, 'driverLicense', { isPrivate: true })
    const elsewhere = chooseStorage(readEnvironment({ ...store.variables, DATA_DIR: '/nonexistent' }))
    const chunks = await (await elsewhere.read(file))?.toArray()
    expect(
      Buffer.concat(chunks ?? []).equals((await server.app.inject((await linkOf(server, token, file)).url)).rawPayload),
    ).toBe(true)
  })

  it('a video goes there as it came', async () => {
    const server = await startServer()
    const film = await readFile(FILM)
    const file = await uploadPicture(server, await tokenOf(server), 'feedback', { isPrivate: true, bytes: film })
    expect((await server.app.inject(file.url)).rawPayload.equals(film)).toBe(true)
    const part = await server.app.inject({ url: file.url, headers: { range: 'bytes=10-19' } })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload.equals(film.subarray(10, 20))).toBe(true)
  })

  it('a private file is handed on to a good link alone, and its link is made for its owner alone', async () => {
    const server = await startServer()
    const token = await tokenOf(server)
    const file = await uploadPicture(server, token, 'driverLicense', { isPrivate: true })
    expect((await server.app.inject(file.url)).statusCode).toBe(200)
    const [bare = ''] = file.url.split('?')
    expect((await server.app.inject(bare)).json()).toMatchObject({ code: ErrorCode.linkExpired })
    const other = await tokenOf(server, '13844450002')
    expect((await server.call(fileUrl, { path: file.path }, { token: other })).code).toBe(ErrorCode.fileNotFound)
  })

  it('where phones reach the store, they are led there by an address that it has signed for a minute', async () => {
    const server = await startServer({ S3_PUBLIC_ENDPOINT: store.endpoint })
    const file = await uploadPicture(server, await tokenOf(server), 'driverLicense', { isPrivate: true })
    const led = await server.app.inject(file.url)
    expect(led.statusCode).toBe(302)
    expect(led.headers['cache-control']).toBe('private, no-store')
    const address = new URL(String(led.headers.location))
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60')
    const fetched = await fetch(address)
    expect(fetched.headers.get('content-type')).toBe('image/png')
    expect(await sharp(Buffer.from(await fetched.arrayBuffer())).metadata()).toMatchObject({ width: 1, height: 1 })
    address.searchParams.set('X-Amz-Expires', '6000')
    expect((await fetch(address)).status).toBe(403)
    expect((await fetch(`${address.origin}${address.pathname}`)).status).toBe(403)
    const [bare = ''] = file.url.split('?')
    expect((await server.app.inject(bare)).statusCode).toBe(403)
  })

  it('a file that goes is gone from the store', async () => {
    const server = await startServer()
    const file = await uploadPicture(server, await tokenOf(server), 'content')
    const { storage, database, clock } = server.app
    await database.query('INSERT INTO file_removal (path, due_at) VALUES ($1, $2)', [file.path, clock.now()])
    expect(await removeDueFiles({ database, storage, clock, logger: server.app.log })).toBe(1)
    expect(await storage.read(file.path)).toBeNull()
    await storage.remove(file.path)
  })

  it('while it is away the worker tries one file a look, and the others go once it is back', async () => {
    const server = await startServer()
    const { database } = server.app
    const context = serverContextOf(server.app)
    await database.query(
      "INSERT INTO file_removal (path, due_at) SELECT 'public/' || n || '.png', $1 FROM generate_series(1, 60) AS n",
      [context.clock.now()],
    )
    const dueNow = async () =>
      (await database.query('SELECT FROM file_removal WHERE due_at <= $1', [context.clock.now()])).length
    await store.whileAway(async () => {
      expect(await removeDueFiles(context)).toBe(1)
      expect(await dueNow()).toBe(59)
    })
    expect(await removeDueFiles(context)).toBe(59)
    expect(await dueNow()).toBe(0)
  })

  it('while it is away an upload is told to come again, and takes nothing of what the day allows twice', async () => {
    const server = await startServer()
    const token = await tokenOf(server)
    const send = (key: string) => sendUpload(server, token, multipartBody({ module: 'content' }, PIXEL), false, key)
    await store.whileAway(async () => {
      expect(await send('once-and-again')).toMatchObject({ status: 503, code: ErrorCode.unavailable })
    })
    const sent = await send('once-and-again')
    expect(sent.status).toBe(200)
    expect((await server.app.inject(sent.data.url)).statusCode).toBe(200)
  })

  it('while it is ill no answer of it holds a connection', async () => {
    const server = await startServer()
    const token = await tokenOf(server)
    await store.whileIll(async (heldPages) => {
      const answer = await sendUpload(server, token, multipartBody({ module: 'content' }, PIXEL))
      expect(answer).toMatchObject({ status: 503, code: ErrorCode.unavailable })
      while (heldPages() > 0) await nextTurn()
    })
  })

  it('a secret that is not the store’s is told as a fault of the store, never as a file that is missing', async () => {
    const server = await startServer({ S3_SECRET_ACCESS_KEY: 'another' })
    const answer = await sendUpload(server, await tokenOf(server), multipartBody({ module: 'content' }, PIXEL))
    expect(answer).toMatchObject({ status: 503, code: ErrorCode.unavailable })
  })
})

describe('the variables of a store', () => {
  it('are given whole or not at all', () => {
    expect(readEnvironment({}).s3).toBeNull()
    expect(() => readEnvironment({ S3_BUCKET: 'vela' })).toThrow(/S3_BUCKET given without S3_ENDPOINT/)
    expect(() => readEnvironment({ S3_REGION: 'cn-east-1' })).toThrow('S3_REGION given without S3_ENDPOINT.')
    expect(() => readEnvironment({ ...store.variables, S3_ENDPOINT: 'store' })).toThrow(/S3_ENDPOINT must be a URL/)
  })

  it('let the page show pictures of a store that phones reach', () => {
    const environment = readEnvironment({ ...store.variables, S3_PUBLIC_ENDPOINT: 'https://files.vela.example/' })
    expect(environment.pageSources).toEqual(['https://files.vela.example'])
    expect(environment.s3?.publicEndpoint).toBe('https://files.vela.example')
  })
})

const linkOf = async (server: TestServer, token: string, file: string) =>
  (await server.call(fileUrl, { path: file }, { token })).data
