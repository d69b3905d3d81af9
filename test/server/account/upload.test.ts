import { fileUrl, uploadFile } from '@/wire/endpoints/common'
import { API_PREFIX } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import { startTestServer, type TestServer } from '../../support/server'
import { multipartBody, PIXEL, sendUpload, uploadPicture } from '../../support/upload'

const MEGABYTE = 1_048_576

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
    expect(shown.rawPayload.equals(PIXEL)).toBe(true)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect((await server.call(fileUrl, { path: file.path }, { token: other })).data.url).toBe(file.url)
  })

  it('is taken whether its module comes before or after it', async () => {
    const answer = await sendUpload(server, token, multipartBody({ module: 'content' }, PIXEL, true))
    expect(answer.status).toBe(200)
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

  it('must be multipart', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: API_PREFIX + uploadFile.path,
      headers: { authorization: `Bearer ${token}` },
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
