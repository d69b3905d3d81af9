import { strFromU8, unzipSync } from 'fflate'
import { edit, me } from '@/wire/endpoints/account'
import { consents, link, withdrawConsent } from '@/wire/endpoints/my-data'
import { accept } from '@/wire/endpoints/agreement'
import { cancel as cancelSignUp, signUp } from '@/wire/endpoints/activity'
import { cancel as cancelDrive } from '@/wire/endpoints/appointment'
import { AgreementId, AgreementScene } from '@/wire/enums/agreement'
import { AppointmentStatus } from '@/wire/enums/appointment'
import { LeadSource } from '@/wire/enums/buyer'
import { ClientPlatform } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import type { Database, SqlValue } from '../../../server/db/queryable'
import { readMyData } from '../../../server/modules/my-data/read-my-data'
import { zipStream } from '../../../server/modules/my-data/zip-stream'
import { dataSections } from '../../../server/modules/my-data/sections'
import { uploadPicture } from '../../support/customers/upload'
import { tablesThatSay } from '../../support/database/find-everywhere'
import { sentDuring } from '../../support/database/sent-statements'
import { openShop, type Shop } from '../money/shop'
import { deliveryShopper } from '../delivery/delivery-shopper'
import { bookAs, bookedDrive } from '../appointments/drives'

const NAME = 'Ouyang Xiaodan'

/** Tables that know an account and are left out, for each a reason. */
const leftOut: Readonly<Record<string, string>> = {
  known_device: 'marks of devices, which say nothing to anybody',
  idempotency: 'copies of replies, a week old at most',
  coupon_code_tries: 'a count against guessing',
  upload_day: 'a count of two days',
}

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const phoneOf = async (token: string): Promise<string> => (await shop.server.call(me, {}, { token })).data.phone
const archiveUrl = async (token: string): Promise<string> => (await shop.server.call(link, {}, { token })).data.url
/** The files of the archive, by their names. */
const archiveOf = async (token: string): Promise<Record<string, Uint8Array>> => {
  const answer = await shop.server.app.inject(await archiveUrl(token))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="vela-2026-11-20.zip"',
    'cache-control': 'private, no-store',
  })
  return unzipSync(answer.rawPayload)
}
interface Told {
  madeTime: string
  sections: { name: string; rows: Record<string, unknown>[] }[]
}
const read = async (token: string): Promise<Told> =>
  JSON.parse(strFromU8((await archiveOf(token))['my-data.json'] ?? new Uint8Array())) as Told

describe('the data of one’s own', () => {
  it('are all that is kept, told to nobody else', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    const { token } = shopper
    await shop.server.call(edit, { nickName: NAME }, { token })
    const { madeTime, sections } = await read(token)
    expect(madeTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
    const rowsOf = (name: string) => sections.find((section) => section.name === name)?.rows ?? []
    expect(rowsOf('profile')).toMatchObject([{ nickName: NAME, platform: ClientPlatform.miniProgram }])
    expect(rowsOf('orders')).toMatchObject([{ orderNo: (await shopper.order()).orderNo }])
    for (const name of ['payments', 'papers', 'orderHistory', 'logins']) {
      expect([name, rowsOf(name).length > 0]).toEqual([name, true])
    }

    const { token: others } = await shop.shopper()
    expect(JSON.stringify(await read(others))).not.toContain(NAME)
    expect((await shop.server.call(link, {})).status).toBe(401)
  })

  it('are of one moment, whatever is written while they are read', async () => {
    const { userId, token } = await shop.shopper()
    const { database, clock } = shop.server
    let books = true
    const watched: Pick<Database, 'transaction'> = {
      transaction: (work) =>
        database.transaction((tx) =>
          work({
            one: (sql, params) => tx.one(sql, params),
            query: async <Row extends object>(sql: string, params?: readonly SqlValue[]) => {
              const rows = await tx.query<Row>(sql, params)
              if (books && sql === dataSections[0]?.sql) {
                books = false
                await bookAs(shop, token)
              }
              return rows
            },
          }),
        ),
    }
    const sectionNames = async () => (await readMyData(watched, userId, clock.now())).sections.map(({ name }) => name)
    expect(await sectionNames()).not.toContain('appointments')
    expect(await sectionNames()).toContain('appointments')
  })

  it('come with every file of one’s own, under the path that the list calls it by', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    const { token } = shopper
    const picture = await uploadPicture(shop.server, token, 'content', { isPrivate: true })
    const archive = await archiveOf(token)
    const listed = (await read(token)).sections.find(({ name }) => name === 'files')?.rows ?? []
    const names = listed.map(({ path: file }) => `files/${String(file)}`)
    expect(names.length).toBeGreaterThan(3)
    expect(Object.keys(archive).sort()).toEqual(['my-data.json', ...names].sort())
    const shown = (await shop.server.app.inject(picture.url)).rawPayload
    expect(Buffer.from(archive[`files/${picture.path}`] ?? []).equals(shown)).toBe(true)
    expect(names.some((name) => name.endsWith('.pdf'))).toBe(true)

    await shop.context.storage.remove(picture.path)
    expect(Object.keys(await archiveOf(token))).toHaveLength(names.length)
  })

  it('are not found by a link that was made for somebody else, and a link ends', async () => {
    const [mine, theirs] = [await shop.shopper(), await shop.shopper()]
    const url = await archiveUrl(mine.token)
    const notFound = { statusCode: 404 }
    expect(await shop.server.app.inject(url.replace(mine.userId, theirs.userId))).toMatchObject(notFound)
    expect(await shop.server.app.inject(url.replace(/expires=\d+/, 'expires=99999999999'))).toMatchObject(notFound)
    expect(await shop.server.app.inject(`/my-data/${mine.userId}.zip`)).toMatchObject(notFound)
    shop.server.clock.advance(5 * MINUTE_MS)
    expect(await shop.server.app.inject(url)).toMatchObject({ statusCode: 403 })
  })

  it('are not made for who asks for their head alone', async () => {
    const { token } = await shop.shopper()
    const url = await archiveUrl(token)
    const sent = await sentDuring(() => shop.server.app.inject({ method: 'HEAD', url }))
    expect(sent).toEqual([])
    expect(await shop.server.app.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 404 })
  })

  it('are sent as they are read: many large files take hardly any memory', async () => {
    const megabyte = Buffer.alloc(1_048_576, 7)
    let isRead = 0
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      for (let n = 0; n < 64; n += 1) {
        isRead += 1
        yield megabyte
      }
    }
    const entries = async function* () {
      for (const name of ['a', 'b']) yield { name, at: new Date(), bytes: pieces() }
    }
    const stream = zipStream(entries())
    // The head and the first piece are there before the second piece was asked for.
    for (let bytes = 0; bytes < megabyte.length;) bytes += ((await stream.next()).value as Uint8Array).length
    expect(isRead).toBeLessThanOrEqual(2)
    await stream.return(undefined)
    expect(isRead).toBeLessThanOrEqual(2)
  })

  it('hold no token, no hash and no sealed number', async () => {
    const shopper = await deliveryShopper(shop)
    const text = JSON.stringify(await read(shopper.token))
    expect(text).not.toContain(shopper.token)
    expect(text).not.toMatch(/hash|sealed|fingerprint/i)
  })

  it('leave no table out without a reason', async () => {
    const known = await shop.server.database.query<{ name: string }>(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name IN ('account_id', 'user_id')`,
    )
    const told = [...dataSections.flatMap(({ tables }) => tables), ...Object.keys(leftOut)]
    expect(known.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([])
  })
})

describe('the history of consents', () => {
  it('names each version once with its time, and the order that it was for', async () => {
    const shopper = await shop.shopper()
    const { order } = await shopper.orderInPayment()
    const { data } = await shop.server.call(consents, {}, { token: shopper.token })
    expect(data.map(({ id }) => id)).toEqual(
      expect.arrayContaining([AgreementId.privacyPolicy, AgreementId.purchaseIntentLetter]),
    )
    expect(data.find(({ id }) => id === AgreementId.purchaseIntentLetter)).toMatchObject({ orderNo: order.orderNo })
    const { token } = await shop.shopper()
    const others = (await shop.server.call(consents, {}, { token })).data
    expect(others.filter(({ orderNo }) => orderNo !== null)).toEqual([])
    expect((await shop.server.call(consents, {})).status).toBe(401)
  })
})

describe('a consent', () => {
  const lead = { id: AgreementId.leadActivityPrivacyStatement, scene: AgreementScene.customerInformation }
  const ofLead = async (token: string) =>
    (await shop.server.call(consents, {}, { token })).data.filter(
      ({ id, scene }) => id === lead.id && scene === lead.scene,
    )
  const withdraw = (token: string, consent: typeof lead | { id: number; scene: 1 | 2 } = lead) =>
    shop.server.call(withdrawConsent, consent, { token })

  it('is kept for each place where it was given, and only what is optional can be taken back', async () => {
    const { token } = await bookedDrive(shop)
    const registering = { agreements: [{ id: lead.id, version: 11 }], scene: AgreementScene.accountRegister }
    await shop.server.call(accept, registering, { token })
    const all = (await shop.server.call(consents, {}, { token })).data
    const statements = all.filter(({ id }) => id === lead.id)
    expect(statements.map(({ scene, isOptional }) => [scene, isOptional]).sort()).toEqual([
      [AgreementScene.accountRegister, false],
      [AgreementScene.customerInformation, true],
    ])
    for (const { id, scene } of all.filter(({ isOptional }) => !isOptional)) {
      if (scene === null || scene === AgreementScene.customerInformation) continue
      expect(await withdraw(token, { id, scene })).toMatchObject({ status: 422, code: ErrorCode.invalidField })
    }
  })

  it('is not taken back while something that needs it is still to come', async () => {
    const { token } = await bookedDrive(shop)
    expect(await withdraw(token)).toMatchObject({ status: 409, code: ErrorCode.consentStillNeeded })
    expect((await ofLead(token)).map(({ withdrawnTime }) => withdrawnTime)).toEqual([null])
    await shop.server.database.query('UPDATE appointment SET start_at = $1 WHERE ended_at IS NULL', [
      new Date(shop.server.clock.now().getTime() - HOUR_MS),
    ])
    expect((await withdraw(token)).status).toBe(200)

    const { token: guest } = await shop.shopper()
    const phone = await phoneOf(guest)
    const coming = { id: 'lakeside-night-drive', name: NAME, guests: 0, leadSource: LeadSource.public }
    const agreements = [{ id: lead.id, version: 11 }]
    await shop.server.call(signUp, { ...coming, agreements }, { token: guest, idempotencyKey: 'sign-up-1' })
    expect(await withdraw(guest)).toMatchObject({ code: ErrorCode.consentStillNeeded })
    shop.server.clock.advance(365 * DAY_MS)
    const { data } = await withdraw((await shop.server.login(phone)).token)
    expect(data.filter(({ withdrawnTime }) => withdrawnTime !== null)).toHaveLength(1)
    expect(await tablesThatSay(shop.server.database, [NAME])).toEqual([])
  })

  it('is taken back, where it was given by a later clock than that of who takes it back, when it was given', async () => {
    const { id, token } = await bookedDrive(shop)
    await shop.server.call(cancelDrive, { id }, { token })
    const later = "UPDATE agreement_acceptance SET accepted_at = accepted_at + interval '1 second'"
    await shop.server.database.query(later)
    expect(await withdraw(token)).toMatchObject({ status: 200 })
    expect((await ofLead(token)).map(({ acceptedTime, withdrawnTime }) => withdrawnTime === acceptedTime)).toEqual([
      true,
    ])
  })

  it('is taken back from an activity that does not take place', async () => {
    const { token } = await shop.shopper()
    const coming = { id: 'lakeside-night-drive', name: NAME, guests: 0, leadSource: LeadSource.public }
    const agreements = [{ id: lead.id, version: 11 }]
    await shop.server.call(signUp, { ...coming, agreements }, { token, idempotencyKey: 'sign-up-2' })
    await shop.server.database.query('UPDATE activity SET withdrawn_at = $1 WHERE id = $2', [
      shop.server.clock.now(),
      coming.id,
    ])
    expect(await withdraw(token)).toMatchObject({ status: 200 })
  })

  it('that was taken back leaves the name in no table, nor in the answer to a call that comes again', async () => {
    const { token } = await shop.shopper()
    const coming = { id: 'lakeside-night-drive', name: NAME, guests: 0, leadSource: LeadSource.public }
    const agreements = [{ id: lead.id, version: 11 }]
    const signUpAgain = () =>
      shop.server.call(signUp, { ...coming, agreements }, { token, idempotencyKey: 'sign-up-3' })
    const bookAgain = () => bookAs(shop, token, { driverName: NAME }, 'booking-1')
    const { data: drive } = await bookAgain()
    expect((await signUpAgain()).data.registration).toMatchObject({ name: NAME })
    await shop.server.call(cancelDrive, { id: drive.id }, { token })
    await shop.server.call(cancelSignUp, { id: coming.id }, { token })
    expect(await withdraw(token)).toMatchObject({ status: 200 })
    expect(await tablesThatSay(shop.server.database, [NAME])).toEqual([])

    expect((await signUpAgain()).data).toMatchObject({ id: coming.id, registration: null })
    expect((await bookAgain()).data).toMatchObject({
      id: drive.id,
      driverName: '',
      status: AppointmentStatus.cancelled,
    })
    expect(await tablesThatSay(shop.server.database, [NAME])).toEqual([])
  })

  it('that was taken back erases the names given under it, and is asked for and kept anew with the next booking', async () => {
    const { id, token } = await bookedDrive(shop, { driverName: NAME })
    const { token: other } = await bookedDrive(shop, { driverName: 'Another Driver', startTime: '2026-11-22 15:00:00' })
    await shop.server.call(cancelDrive, { id }, { token })
    expect((await ofLead(token)).map(({ withdrawnTime }) => withdrawnTime)).toEqual([null])
    for (const time of ['once', 'again']) {
      const { data } = await withdraw(token)
      const taken = data.filter(({ withdrawnTime }) => withdrawnTime !== null)
      expect([time, taken.map((consent) => consent.scene)]).toEqual([time, [lead.scene]])
    }
    expect(await shop.server.database.query('SELECT driver_name AS name FROM appointment ORDER BY 1')).toEqual([
      { name: '' },
      { name: 'Another Driver' },
    ])
    expect((await ofLead(other)).map(({ withdrawnTime }) => withdrawnTime)).toEqual([null])

    expect(await bookAs(shop, token, { startTime: '2026-11-22 16:00:00' })).toMatchObject({ status: 200 })
    expect((await ofLead(token)).map(({ withdrawnTime }) => withdrawnTime === null).sort()).toEqual([false, true])
    expect((await withdraw('')).status).toBe(401)
  })
})
