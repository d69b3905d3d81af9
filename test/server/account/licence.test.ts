import { readFile } from 'node:fs/promises'
import { edit, me, updateDrivingLicense } from '@/wire/endpoints/account'
import { fileUrl } from '@/wire/endpoints/common'
import { submit } from '@/wire/endpoints/feedback'
import { consents, withdrawConsent } from '@/wire/endpoints/my-data'
import { AgreementId, AgreementScene } from '@/wire/enums/agreement'
import { MediaKind } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { serverContextOf } from '../../../server/context/server-context'
import { runAllDueJobs } from '../../support/server/all-due-jobs'
import { feedbackOf, madeId } from '../../support/customers/feedback'
import { startTestServer, type TestServer } from '../../support/server/server'
import { FILM, uploadPicture } from '../../support/customers/upload'

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

  it('is kept with the consent that it was given under, in the version that was shown; a text of before and another one are refused', async () => {
    const { token, upload, user } = await driver()
    const [driversPositiveImgurl, driversReverseImgurl] = [await upload(), await upload()]
    const give = (version: number, id: number = AgreementId.privacyPolicy) =>
      server.call(
        updateDrivingLicense,
        { driversPositiveImgurl, driversReverseImgurl, agreements: [{ id, version }] },
        { token },
      )
    const purchase = await give(1, AgreementId.purchaseAgreement)
    expect(purchase).toMatchObject({ code: ErrorCode.agreementsNotAccepted })
    expect(await give(9)).toMatchObject({ status: 409, code: ErrorCode.agreementOutdated })
    expect((await user()).driverLicense).toBeNull()
    expect(await give(11)).toMatchObject({ status: 200 })
    expect((await server.call(consents, {}, { token })).data).toMatchObject([
      { id: AgreementId.privacyPolicy, version: 11, scene: AgreementScene.customerInformation, isOptional: true },
    ])
  })

  it.each([
    ['both sides', true],
    ['one side alone', false],
  ])('that comes with an edit of the profile, %s, is taken as by its own call', async (_, isWhole) => {
    const { token, upload, update, shown, user } = await driver()
    const [front, back] = [await upload(), await upload()]
    await update(front, back)
    const [driversPositiveImgurl, newBack] = [await upload(), await upload()]
    const give = (sides: object, version = 11) =>
      server.call(edit, { ...sides, agreements: [{ id: AgreementId.privacyPolicy, version }] }, { token })
    const twice = await give({ driversPositiveImgurl: back, ...(isWhole && { driversReverseImgurl: back }) })
    expect(twice).toMatchObject({ status: 422, code: ErrorCode.invalidField })
    const sides = { driversPositiveImgurl, ...(isWhole && { driversReverseImgurl: newBack }) }
    expect(await give(sides, 9)).toMatchObject({ status: 409, code: ErrorCode.agreementOutdated })
    expect((await user()).driverLicense).toEqual({ frontImage: front, backImage: back })

    expect(await give(sides)).toMatchObject({ status: 200 })
    const kept = { frontImage: driversPositiveImgurl, backImage: isWhole ? newBack : back }
    expect((await user()).driverLicense).toEqual(kept)
    expect([(await shown(front)).status, (await shown(back)).status]).toEqual([404, isWhole ? 404 : 200])
    expect((await server.call(consents, {}, { token })).data).toMatchObject([{ version: 11 }])
  })

  it('goes with the consent, once that is taken back', async () => {
    const { token, upload, update, shown, user } = await driver()
    const [front, back] = [await upload(), await upload()]
    await update(front, back)
    const { url } = (await shown(front)).data
    const consent = { id: AgreementId.privacyPolicy, scene: AgreementScene.customerInformation }
    expect(await server.call(withdrawConsent, consent, { token })).toMatchObject({ status: 200 })
    expect((await user()).driverLicense).toBeNull()
    expect((await server.app.inject(url)).statusCode).toBe(404)
  })

  it('leaves a picture that is shown with a feedback too, when its consent is taken back', async () => {
    const { token, upload, update, shown } = await driver()
    const [front, back] = [await upload(), await upload()]
    const media = [{ key: madeId(3), path: front, kind: MediaKind.picture }]
    expect(await server.call(submit, feedbackOf(1, { media }), { token })).toMatchObject({ status: 200 })
    await update(front, back)
    const consent = { id: AgreementId.privacyPolicy, scene: AgreementScene.customerInformation }
    await server.call(withdrawConsent, consent, { token })
    expect([(await shown(front)).status, (await shown(back)).status]).toEqual([200, 404])
  })

  it('cannot be made of a film', async () => {
    const { token, upload, update } = await driver()
    const bytes = await readFile(FILM)
    const { path } = await uploadPicture(server, token, 'feedback', { isPrivate: true, bytes })
    expect(await update(await upload(), path)).toMatchObject({ status: 422, data: { field: 'driversReverseImgurl' } })
  })

  it('leaves nothing of the pictures that new ones take the place of, though the driver waits for no store', async () => {
    const { upload, update, shown } = await driver()
    const [oldFront, back] = [await upload(), await upload()]
    await update(oldFront, back)
    const { url } = (await shown(oldFront)).data
    const { storage } = server.app
    const remove = jest.spyOn(storage, 'remove')
    await update(await upload(), back)
    expect(remove).not.toHaveBeenCalled()
    expect((await server.app.inject(url)).statusCode).toBe(404)
    expect((await shown(back)).status).toBe(200)
    await runAllDueJobs(serverContextOf(server.app))
    expect(await storage.read(oldFront)).toBeNull()
  })
})
