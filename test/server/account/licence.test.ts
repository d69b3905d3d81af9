import { edit, me, updateDrivingLicense } from '@/wire/endpoints/account'
import { fileUrl } from '@/wire/endpoints/common'
import { ErrorCode } from '@/wire/errors'
import { startTestServer, type TestServer } from '../../support/server'
import { uploadPicture } from '../../support/upload'

let server: TestServer
let phones = 13_855_550_000

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const driver = async () => {
  phones += 1
  const { token } = await server.login(String(phones))
  const upload = async () => (await uploadPicture(server, token, 'content', { isPrivate: true })).path
  const update = (driversPositiveImgurl: string, driversReverseImgurl: string) =>
    server.call(updateDrivingLicense, { driversPositiveImgurl, driversReverseImgurl }, { token })
  const shown = (path: string) => server.call(fileUrl, { path }, { token })
  return { token, upload, update, shown, user: async () => (await server.call(me, {}, { token })).data }
}

describe('a driving licence', () => {
  it('is kept once both sides were uploaded privately', async () => {
    const { upload, update, user } = await driver()
    const [frontImage, backImage] = [await upload(), await upload()]
    expect((await user()).driverLicense).toBeNull()
    const answer = await update(frontImage, backImage)
    expect(answer).toMatchObject({ status: 200, data: { id: (await user()).id } })
    expect((await user()).driverLicense).toEqual({ frontImage, backImage })
  })

  it('is shown to nobody but its owner', async () => {
    const owner = await driver()
    const [front, back] = [await owner.upload(), await owner.upload()]
    await owner.update(front, back)
    const { url } = (await owner.shown(front)).data
    expect((await server.app.inject(url)).statusCode).toBe(200)
    expect((await server.app.inject(url.split('?')[0] ?? '')).statusCode).toBe(403)
    expect(await (await driver()).shown(front)).toMatchObject({ status: 404, code: ErrorCode.fileNotFound })
  })

  it('cannot be made of another user’s pictures, which are not found', async () => {
    const [one, other] = [await driver(), await driver()]
    const [mine, theirs] = [await one.upload(), await other.upload()]
    expect(await one.update(mine, theirs)).toMatchObject({ status: 404, code: ErrorCode.fileNotFound })
    const answer = await server.call(edit, { driversPositiveImgurl: theirs }, { token: one.token })
    expect(answer).toMatchObject({ status: 404, code: ErrorCode.fileNotFound })
    expect((await one.user()).driverLicense).toBeNull()
  })

  it('cannot be made of a picture that everyone may see, nor of one picture twice', async () => {
    const { token, upload, update } = await driver()
    const [front, seen] = [await upload(), (await uploadPicture(server, token, 'content')).path]
    expect(await update(seen, front)).toMatchObject({ status: 422, data: { field: 'driversPositiveImgurl' } })
    expect(await update(front, front)).toMatchObject({ status: 422, data: { field: 'driversReverseImgurl' } })
  })

  it('leaves nothing of the pictures that new ones take the place of', async () => {
    const { upload, update, shown } = await driver()
    const [oldFront, back] = [await upload(), await upload()]
    await update(oldFront, back)
    const { url } = (await shown(oldFront)).data
    await update(await upload(), back)
    expect((await server.app.inject(url)).statusCode).toBe(404)
    expect((await shown(back)).status).toBe(200)
  })
})
