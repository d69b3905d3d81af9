import { fileUrl, uploadFile } from '@/wire/endpoints/common'
import { API_PREFIX } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { serverContextOf } from '../../../server/context/server-context'
import { spendQuota } from '../../../server/modules/file/day-quota'
import { MAX_UPLOAD_BYTES } from '../../../server/modules/file/upload-policy'
import { startTestServer, type TestServer } from '../../support/server/server'
import { endlessUpload, FILM, multipartBody, PIXEL, sendUpload, uploadPicture } from '../../support/customers/upload'
import { connectBare } from '../../support/server/half-request'

const MEGABYTE = 1_048_576

/** The size of a picture of PNG stands in its head; what it claims costs nothing to send. */
const bombOf = (width: number, height = width): Buffer => {
  const bytes = Buffer.from(PIXEL)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** Where the chunks of a PNG begin that follow its head. */
const AFTER_HEAD = 33

/** A chunk of PNG with a text, which is packed small. */
const packedText = (length: number): Buffer => {
  const typed = Buffer.concat([Buffer.from('zTXtAuthor\0\0'), deflateSync(Buffer.alloc(length, 'a'), { level: 9 })])
  const bytes = Buffer.alloc(typed.length + 8)
  bytes.writeUInt32BE(typed.length - 4)
  typed.copy(bytes, 4)
  bytes.writeUInt32BE(crc32(typed), typed.length + 4)
  return bytes
}

const withTexts = (texts: readonly Buffer[]): Buffer =>
  Buffer.concat([PIXEL.subarray(0, AFTER_HEAD), ...texts, PIXEL.subarray(AFTER_HEAD)])

const draftsOf = ({ dataDir }: TestServer): Promise<string[]> => readdir(path.join(dataDir, 'files/drafts'))

describe('an uploaded file', () => {
  let server: TestServer
  let token: string
  let other: string

  beforeAll(async () => {
    server = await startTestServer()
    token = (await server.login('13844440001')).token
    other = (await server.login('13844440002')).token
  })
  afterAll(() => server.close())

  const fetchFile = (url: string) => server.app.inject(url)

  it('is shown to everyone when it is public', async () => {
    const file = await uploadPicture(server, token, 'content')
    const shown = await fetchFile(file.url)
    expect(shown.statusCode).toBe(200)
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 })
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect((await server.call(fileUrl, { path: file.path }, { token: other })).data.url).toBe(file.url)
  })

  it('is taken whether its module comes before or after it', async () => {
    const answer = await sendUpload(server, token, multipartBody({ module: 'content' }, PIXEL, true))
    expect(answer.status).toBe(200)
  })

  it('is a video too, kept as it came for its owner alone, where its module takes one', async () => {
    const film = await readFile(FILM)
    const file = await uploadPicture(server, token, 'feedback', { isPrivate: true, bytes: film })
    expect(file.path).toMatch(/\.mp4$/)
    const shown = await fetchFile(file.url)
    expect(shown.headers['content-type']).toBe('video/mp4')
    expect(shown.rawPayload.equals(film)).toBe(true)
    expect((await server.call(fileUrl, { path: file.path }, { token: other })).code).toBe(ErrorCode.fileNotFound)
    const refused = [
      sendUpload(server, token, multipartBody({ module: 'feedback' }, film)),
      sendUpload(server, token, multipartBody({ module: 'driverLicense' }, film), true),
    ]
    for (const answer of await Promise.all(refused)) expect(answer.code).toBe(ErrorCode.uploadTypeRefused)
  })

  it('is told of to who asks for its head alone, without reading it', async () => {
    const film = await readFile(FILM)
    const { url } = await uploadPicture(server, token, 'feedback', { isPrivate: true, bytes: film })
    const read = jest.spyOn(serverContextOf(server.app).storage, 'read')
    const head = await server.app.inject({ method: 'HEAD', url })
    expect(head).toMatchObject({ statusCode: 200, body: '' })
    const { 'content-type': type, 'content-length': length } = head.headers
    expect({ type, length }).toEqual({ type: 'video/mp4', length: String(film.length) })
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
  })

  it('is served in parts, without which iPhones play no video', async () => {
    const film = await readFile(FILM)
    const { url } = await uploadPicture(server, token, 'feedback', { isPrivate: true, bytes: film })
    const ask = (range: string) => server.app.inject({ url, headers: { range } })
    const size = film.length

    const begin = await ask('bytes=0-1')
    expect(begin.statusCode).toBe(206)
    expect(begin.headers).toMatchObject({
      'content-range': `bytes 0-1/${size}`,
      'content-length': '2',
      'accept-ranges': 'bytes',
    })
    expect(begin.rawPayload.equals(film.subarray(0, 2))).toBe(true)
    const end = await ask('bytes=-100')
    expect(end.headers['content-range']).toBe(`bytes ${size - 100}-${size - 1}/${size}`)
    expect(end.rawPayload.equals(film.subarray(-100))).toBe(true)

    const beyond = await ask(`bytes=${size}-`)
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`])
    for (const range of ['bytes=0-1,4-5', 'pages=1-2', 'bytes']) {
      const whole = await ask(range)
      expect([range, whole.statusCode, whole.rawPayload.length]).toEqual([range, 200, size])
    }
  })

  it('is shown by a signed link alone when it is private', async () => {
    const file = await uploadPicture(server, token, 'driverLicense', { isPrivate: true })
    expect((await fetchFile(file.url)).statusCode).toBe(200)
    const bare = file.url.split('?')[0] ?? ''
    expect((await fetchFile(bare)).json()).toMatchObject({ code: ErrorCode.linkExpired })
    expect((await fetchFile(file.url.replace(/expires=\d+/, 'expires=99999999999'))).statusCode).toBe(403)
  })

  it('is no longer shown once its link has ended, until the owner asks for a new one', async () => {
    const file = await uploadPicture(server, token, 'driverLicense', { isPrivate: true })
    server.clock.advance(10 * MINUTE_MS)
    expect((await fetchFile(file.url)).statusCode).toBe(403)
    const { data } = await server.call(fileUrl, { path: file.path }, { token })
    expect((await fetchFile(data.url)).statusCode).toBe(200)
  })

  it('is not there for anyone else when it is private', async () => {
    const file = await uploadPicture(server, token, 'driverLicense', { isPrivate: true })
    const answer = await server.call(fileUrl, { path: file.path }, { token: other })
    expect(answer).toMatchObject({ status: 404, code: ErrorCode.fileNotFound })
  })

  it('is refused with 413 when it is too large', async () => {
    const large = Buffer.concat([PIXEL, Buffer.alloc(10 * MEGABYTE)])
    const answer = await sendUpload(server, token, multipartBody({ module: 'content' }, large))
    expect(answer).toMatchObject({ status: 413, code: ErrorCode.uploadTooLarge })
    const medium = Buffer.concat([PIXEL, Buffer.alloc(6 * MEGABYTE)])
    expect(await sendUpload(server, token, multipartBody({ module: 'avatar' }, medium))).toMatchObject({ status: 413 })
  })

  it('is refused with 415 when its content is no picture, whatever its name says', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const answer = await sendUpload(server, token, multipartBody({ module: 'content' }, page))
    expect(answer).toMatchObject({ status: 415, code: ErrorCode.uploadTypeRefused })
  })

  it.each([
    ['module', multipartBody({ module: 'nonsense' }, PIXEL)],
    ['module', multipartBody({ module: 'constructor' }, PIXEL)],
    ['module', multipartBody({}, PIXEL)],
    ['file', multipartBody({ module: 'content' }, null)],
    ['file', multipartBody({ module: 'content' }, Buffer.alloc(0))],
  ])('is refused with 422 without a good %s', async (field, body) => {
    expect(await sendUpload(server, token, body)).toMatchObject({ status: 422, data: { field } })
  })

  it.each([
    ['that only begins like one', 415, PIXEL.subarray(0, 40)],
    ['of more pixels than can be decoded', 413, bombOf(30_000)],
    ['of more pixels than its kind is decoded with', 413, bombOf(4_097)],
    ['of a side that no camera makes, however few its pixels are', 413, bombOf(1, 65_536)],
  ])('is refused when it is a picture %s', async (_, status, bytes) => {
    const { token: sender } = await server.login('13844440004')
    expect(await sendUpload(server, sender, multipartBody({ module: 'content' }, bytes))).toMatchObject({ status })
    expect(await draftsOf(server)).toEqual([])
  })

  const whole = multipartBody({ module: 'content' }, PIXEL)

  it.each([
    ['is cut off in its file', whole.subarray(0, whole.length - 60)],
    ['is cut off before its end', whole.subarray(0, whole.length - 10)],
    ['is cut off in the head of a part', whole.subarray(0, 60)],
    ['is no form at all', Buffer.from('picture')],
  ])('is refused with 400 when the form %s', async (_name, body) => {
    expect(await sendUpload(server, token, body)).toMatchObject({ status: 400, code: ErrorCode.malformedBody })
  })

  it('is refused with 400 when the form names no boundary', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: API_PREFIX + uploadFile.path,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data',
        'idempotency-key': 'no-boundary',
      },
      payload: whole,
    })
    expect(response.json()).toMatchObject({ code: ErrorCode.malformedBody })
  })

  it('must be multipart', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: API_PREFIX + uploadFile.path,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'no-form-at-all' },
      payload: { module: 'content' },
    })
    expect(response.json()).toMatchObject({ code: ErrorCode.mediaTypeRefused })
    expect(response.statusCode).toBe(415)
  })

  it.each(['/files/public/content/none.png', '/files/../../etc/passwd', '/files/%2e%2e/%2e%2e/etc/passwd', '/files/'])(
    'is 404 at %s',
    async (url) => {
      expect((await fetchFile(url)).statusCode).toBe(404)
    },
  )
})

describe('an uploaded picture', () => {
  let server: TestServer
  let token: string

  beforeAll(async () => {
    server = await startTestServer()
    token = (await server.login('13844440011')).token
  })
  afterAll(() => server.close())

  const keptOf = async (bytes: Buffer): Promise<Buffer> =>
    (await server.app.inject((await uploadPicture(server, token, 'content', { bytes })).url)).rawPayload

  it('is drawn anew: upright, and without the place and the camera that came with it', async () => {
    const sent = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Make: 'Camera of Zhou' }, IFD3: { GPSLatitude: '31/1 13/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(sent.includes('Camera of Zhou')).toBe(true)
    const kept = await keptOf(Buffer.concat([sent, Buffer.from('<script>hidden behind the picture</script>')]))
    const { exif, orientation, ...size } = await sharp(kept).metadata()
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
    expect(size).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
    expect(kept.includes('Camera of Zhou') || kept.includes('hidden behind')).toBe(false)
  })

  it('is drawn at once, whatever texts are packed into it', async () => {
    const text = packedText(50_000_000)
    const begun = Date.now()
    const kept = await keptOf(withTexts(Array.from({ length: 60 }, () => text)))
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 })
    expect(Date.now() - begun).toBeLessThan(5_000)
  })

  it('is at most 4,096 pixels a side', async () => {
    const create = { width: 5_000, height: 100, channels: 3, background: 'teal' } as const
    const kept = await keptOf(await sharp({ create }).webp().toBuffer())
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 4_096, height: 82 })
  })

  it('has at most six megapixels as WebP, which is packed as a whole', async () => {
    const create = { width: 3_000, height: 4_000, channels: 3, background: 'teal' } as const
    const { width, height } = await sharp(
      await keptOf(await sharp({ create }).webp({ effort: 0 }).toBuffer()),
    ).metadata()
    expect([width, height]).toEqual([2_121, 2_828])
  })

  it('is kept at the size that is written beside it', async () => {
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const { url, path: kept } = await uploadPicture(server, token, 'content', { bytes })
    const row = await server.database.one('SELECT byte_size AS size FROM stored_file WHERE path = $1', [kept])
    expect((await server.app.inject(url)).rawPayload).toHaveLength((row as { size: number }).size)
  })
})

describe('the day of an account', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const send = (token: string, bytes: Buffer) => sendUpload(server, token, multipartBody({ module: 'content' }, bytes))

  it('takes 20 files, however many are sent at once, and the next day 20 more', async () => {
    const { token } = await server.login('13844440021')
    const answers = await Promise.all(Array.from({ length: 25 }, () => send(token, PIXEL)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(await send(token, PIXEL)).toMatchObject({
      status: 429,
      code: ErrorCode.uploadsSpent,
      // The test begins at noon in Shanghai.
      data: { retryAfterSeconds: 12 * 3_600 },
      msg: expect.stringContaining('12 hours'),
    })
    server.clock.advance(12 * HOUR_MS)
    expect(await send(token, PIXEL)).toMatchObject({ status: 200 })
  })

  it('takes 100 MB', async () => {
    const { token } = await server.login('13844440022')
    const large = Buffer.concat([PIXEL, Buffer.alloc(10 * MEGABYTE - PIXEL.length)])
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push((await send(token, large)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  it('counts what is refused, too: no picture, one for a module that there is not, and what is larger than any may be', async () => {
    const { token, userId } = await server.login('13844440023')
    const day = () => server.database.one('SELECT files, bytes FROM upload_day WHERE account_id = $1', [userId])
    const junk = Buffer.from('<html>')
    expect((await send(token, junk)).status).toBe(415)
    expect((await sendUpload(server, token, multipartBody({ module: 'nonsense' }, PIXEL))).status).toBe(422)
    expect((await send(token, Buffer.alloc(MAX_UPLOAD_BYTES + 1))).status).toBe(413)
    expect(await day()).toEqual({ files: 3, bytes: junk.length + PIXEL.length + 1 })
    for (let n = 3; n < 20; n += 1) expect((await send(token, junk)).status).toBe(415)
    expect(await send(token, junk)).toMatchObject({ status: 429, code: ErrorCode.uploadsSpent })
  })

  describe('while bytes come in', () => {
    const clients: Awaited<ReturnType<typeof connectBare>>[] = []

    beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }))
    afterEach(() => {
      for (const { socket } of clients.splice(0)) socket.destroy()
    })

    const beginUpload = async (token: string, byteSize: number): Promise<void> => {
      const { port } = server.app.server.address() as AddressInfo
      clients.push(await connectBare(port, endlessUpload(token, byteSize)))
    }

    /** The sizes of the files that are on their way in, once they have grown no more for a while. */
    const draftSizes = async (): Promise<number[]> => {
      let before = ''
      for (;;) {
        const names = await draftsOf(server)
        const sizes = await Promise.all(
          names.map(async (name) => (await stat(path.join(server.dataDir, 'files/drafts', name))).size),
        )
        if (sizes.length > 0 && sizes.join() === before) return sizes
        before = sizes.join()
        await pause(500)
      }
    }

    it('takes two files at once, the others after them, and none of who has hung up', async () => {
      const { token } = await server.login('13844440024')
      for (let n = 0; n < 8; n += 1) await beginUpload(token, MEGABYTE)
      expect(await draftSizes()).toHaveLength(2)
      const later = send(token, PIXEL)
      for (const { socket } of clients.splice(0)) socket.destroy()
      expect((await later).status).toBe(200)
    })

    it('keeps no more bytes than are left', async () => {
      const { token, userId } = await server.login('13844440025')
      await spendQuota(server.database, userId, 99 * MEGABYTE, server.clock.now())
      await beginUpload(token, 3 * MEGABYTE)
      expect(await draftSizes()).toEqual([MEGABYTE])
      const large = Buffer.concat([PIXEL, Buffer.alloc(2 * MEGABYTE)])
      expect(await send(token, large)).toMatchObject({ status: 429, code: ErrorCode.uploadsSpent })
      expect(await send(token, PIXEL)).toMatchObject({ status: 200 })
    })
  })
})
