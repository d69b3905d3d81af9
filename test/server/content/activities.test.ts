import { randomUUID } from 'node:crypto'
import { cancel, detail, list, own, signUp } from '@/wire/endpoints/activity'
import { ActivityStatus, RegistrationResult, SignUpStatus } from '@/wire/enums/activity'
import { page } from '@/wire/endpoints/points'
import { AgreementId } from '@/wire/enums/agreement'
import { LeadSource } from '@/wire/enums/buyer'
import { ClientPlatform } from '@/wire/enums/platform'
import { EarningCause } from '@/wire/enums/points'
import { ErrorCode } from '@/wire/errors'
import type { SignUpBody } from '@/wire/schemas/activity'
import { MINUTE_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { demoUser } from '../../../server/db/seed/users'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { dueDraws } from '../../../server/modules/activity/draw-places'
import { hasSignUpToCome } from '../../../server/modules/activity/registration-statements'
import { forgetPerson } from '../../../server/modules/account/forget-person'
import { oneByOne } from '../../../server/worker/one-by-one'
import { untilWaiting } from '../../support/database/until-waiting'
import { openShop, type Shop, type Shopper } from '../money/shop'
import { callOffice } from '../office/office'

const LAKE = 'lakeside-night-drive'
const DRAWN = 'opening-chengdu'
const LATER = 'ice-driving-heihe'
const CALLERS = 200

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const STATEMENT = { id: AgreementId.leadActivityPrivacyStatement, version: 11 }
const bodyFor = (id: string): SignUpBody => ({
  id,
  name: 'Zhou Yining',
  guests: 0,
  leadSource: LeadSource.public,
  agreements: [STATEMENT],
})
const signUpAs = ({ token }: Shopper, id: string, changes: Partial<SignUpBody> = {}, key: string = randomUUID()) =>
  shop.server.call(signUp, { ...bodyFor(id), ...changes }, { token, idempotencyKey: key })
const seenBy = async ({ token }: Shopper, id: string) => (await shop.server.call(detail, { id }, { token })).data
const visited = (code: string) => callOffice(shop, OfficePath.activityVisited, { code })
const goTo = (time: string) => shop.server.clock.set(new Date(parseShanghai(time)))
const codeOf = async (shopper: Shopper, id: string): Promise<string> =>
  (await seenBy(shopper, id)).registration?.code ?? ''

describe('the demo’s activities', () => {
  it('are in every state, and those to come are listed, the next first', async () => {
    const { data } = await shop.server.call(list, { current: 1, size: 20 })
    expect(data.records.map(({ id, signUpStatus, activityStatus }) => ({ id, signUpStatus, activityStatus }))).toEqual([
      { id: 'six-paints', signUpStatus: SignUpStatus.noSignUpTime, activityStatus: ActivityStatus.ongoing },
      { id: 'charging-at-home', signUpStatus: SignUpStatus.signingUp, activityStatus: ActivityStatus.notStarted },
      { id: LAKE, signUpStatus: SignUpStatus.signingUp, activityStatus: ActivityStatus.notStarted },
      { id: DRAWN, signUpStatus: SignUpStatus.signingUp, activityStatus: ActivityStatus.notStarted },
      { id: LATER, signUpStatus: SignUpStatus.notStarted, activityStatus: ActivityStatus.notStarted },
    ])
    expect(data.total).toBe(5)
    expect((await shop.server.call(detail, { id: 'wool-and-leather' })).data).toMatchObject({
      signUpStatus: SignUpStatus.ended,
      activityStatus: ActivityStatus.ended,
      registration: null,
    })
  })

  it('are told in Chinese, too', async () => {
    const { data } = await shop.server.call(detail, { id: LAKE }, { headers: { 'accept-language': 'zh-CN' } })
    expect(data).toMatchObject({ title: '湖畔夜驾', city: '杭州', place: 'Vela 空间西湖店' })
    expect(data.programme[0]).toEqual({ time: '18:30', text: '喝茶，讲解路线' })
  })

  it('show their customer registering, success and failed with its reason', async () => {
    const { token } = await shop.server.login(demoUser.phone)
    const { data } = await shop.server.call(own, {}, { token })
    expect(data.map(({ id, registration: { result } }) => [id, result])).toEqual([
      ['charging-at-home', RegistrationResult.success],
      [DRAWN, RegistrationResult.registering],
      ['wool-and-leather', RegistrationResult.failed],
      ['dawn-convoy-zhoushan', RegistrationResult.success],
    ])
    expect(data[2]?.registration).toMatchObject({
      resultReason: 'All 12 places were drawn by lot, and yours was not among them.',
      code: null,
      isCancellable: false,
    })
    expect(data[3]?.registration.visitedTime).toMatch(/ 05:52:00$/)
  })
})

describe('signing up', () => {
  it('gives a place with its guests at once, once, and keeps where the lead came from and through what', async () => {
    const shopper = await shop.shopper()
    const { data } = await signUpAs(shopper, LAKE, { name: ' 周以宁 ', guests: 1, leadSource: LeadSource.video })
    expect(data).toMatchObject({
      taken: 25,
      registration: { result: RegistrationResult.success, name: '周以宁', guests: 1, isCancellable: true },
    })
    expect(data.registration?.code).toMatch(/^\d{12}$/)
    expect(await signUpAs(shopper, LAKE)).toMatchObject({ status: 409, code: ErrorCode.signedUpAlready })
    expect(
      await shop.server.database.one(
        `SELECT lead_source AS source, client_platform AS platform, agreement_version AS version
         FROM activity_registration WHERE user_id = $1`,
        [shopper.userId],
      ),
    ).toEqual({ source: 'video', platform: ClientPlatform.miniProgram, version: 11 })
    expect((await seenBy(shopper, LAKE)).taken).toBe(25)
  })

  it('answers the same when a lost reply is asked for again', async () => {
    const shopper = await shop.shopper()
    const key = randomUUID()
    const first = await signUpAs(shopper, LAKE, {}, key)
    expect((await signUpAs(shopper, LAKE, {}, key)).data).toEqual(first.data)
  })

  it('is refused before and after its window, by the server’s time to the second', async () => {
    const shopper = await shop.shopper()
    expect(await signUpAs(shopper, 'six-paints')).toMatchObject({ status: 409, code: ErrorCode.signUpNotOpen })
    goTo('2026-11-25 09:59:59')
    expect(await signUpAs(shopper, LATER)).toMatchObject({ status: 409, code: ErrorCode.signUpNotOpen })
    goTo('2026-11-25 10:00:00')
    expect(await signUpAs(shopper, LATER)).toMatchObject({ code: 200 })
    goTo('2026-11-24 22:00:00')
    expect(await signUpAs(shopper, LAKE)).toMatchObject({ status: 409, code: ErrorCode.signUpEnded })
    goTo('2026-11-24 21:59:59')
    expect(await signUpAs(shopper, LAKE)).toMatchObject({ code: 200 })
  })

  it('takes no unknown activity, no crowd, no other version of the statement', async () => {
    const shopper = await shop.shopper()
    expect(await signUpAs(shopper, 'nowhere')).toMatchObject({ status: 404, code: ErrorCode.activityNotFound })
    expect(await signUpAs(shopper, LAKE, { guests: 2 })).toMatchObject({ status: 422, code: ErrorCode.tooManyGuests })
    expect(await signUpAs(shopper, LAKE, { agreements: [] })).toMatchObject({ code: ErrorCode.agreementsNotAccepted })
    expect(await signUpAs(shopper, LAKE, { agreements: [{ ...STATEMENT, version: 9 }] })).toMatchObject({
      code: ErrorCode.agreementOutdated,
    })
    expect((await seenBy(shopper, LAKE)).registration).toBeNull()
  })

  it.each(['  ', '...', '\u200b', '\u3164', 'Zhou\u202e', 'Zhou 😀'])('takes nobody called %j', async (name) => {
    const shopper = await shop.shopper()
    expect(await signUpAs(shopper, LAKE, { name })).toMatchObject({ status: 422, msg: 'Please check the name.' })
    expect((await seenBy(shopper, LAKE)).registration).toBeNull()
  })

  it(`gives the last place to one of ${CALLERS} who ask for it at once`, async () => {
    await shop.server.database.query('UPDATE activity SET taken = quota - 1 WHERE id = $1', [LAKE])
    const shoppers: Shopper[] = []
    for (let n = 0; n < CALLERS; n += 1) shoppers.push(await shop.shopper())
    const answers = await Promise.all(shoppers.map((shopper) => signUpAs(shopper, LAKE)))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set([200, ErrorCode.activityFull]))
    expect(
      await shop.server.database.one(
        `SELECT taken = quota AS "isFull", (SELECT count(*) FROM activity_registration WHERE activity_id = $1) AS persons
         FROM activity WHERE id = $1`,
        [LAKE],
      ),
    ).toEqual({ isFull: true, persons: 1 })
  })
})

describe('giving a place back', () => {
  it('frees it for others until the activity begins, and twice is once', async () => {
    const [shopper, other] = [await shop.shopper(), await shop.shopper()]
    await signUpAs(shopper, LAKE, { guests: 1 })
    const { token } = shopper
    await Promise.all([
      shop.server.call(cancel, { id: LAKE }, { token }),
      shop.server.call(cancel, { id: LAKE }, { token }),
    ])
    expect(await seenBy(other, LAKE)).toMatchObject({ taken: 23, registration: null })
    await signUpAs(shopper, LAKE)
    goTo('2026-11-26 18:30:00')
    expect(await shop.server.call(cancel, { id: LAKE }, { token })).toMatchObject({
      status: 409,
      code: ErrorCode.activityBegun,
    })
  })

  it('is nothing that whoever was let in can do', async () => {
    const shopper = await shop.shopper()
    const { taken, registration } = (await signUpAs(shopper, LAKE)).data
    goTo('2026-11-26 18:00:00')
    await visited(registration?.code ?? '')
    const { data } = await shop.server.call(cancel, { id: LAKE }, { token: shopper.token })
    expect(data).toMatchObject({ taken, registration: { visitedTime: '2026-11-26 18:00:00' } })
  })

  it('happens by itself when the account ends', async () => {
    const shopper = await shop.shopper()
    await signUpAs(shopper, LAKE, { guests: 1 })
    await shop.server.database.transaction((tx) => forgetPerson(tx, shopper.userId, '', shop.server.clock.now()))
    expect((await shop.server.call(detail, { id: LAKE })).data.taken).toBe(23)
  })
})

describe('places that are drawn by lot', () => {
  it('go to as many as there are, at the hour that was told, once', async () => {
    await shop.server.database.query('UPDATE activity SET quota = 3 WHERE id = $1', [DRAWN])
    const first = await shop.shopper()
    for (const shopper of [
      first,
      await shop.shopper(),
      await shop.shopper(),
      await shop.shopper(),
      await shop.shopper(),
    ]) {
      const { data } = await signUpAs(shopper, DRAWN)
      expect(data.registration).toMatchObject({ result: RegistrationResult.registering, code: null })
      expect(data.taken).toBe(0)
    }
    goTo('2026-11-29 11:59:59')
    await shop.pass(0)
    expect((await seenBy(first, DRAWN)).registration?.result).toBe(RegistrationResult.registering)

    goTo('2026-11-29 12:00:00')
    await Promise.all([shop.pass(0), shop.pass(0)])
    await shop.pass(0)
    const rows = await shop.server.database.query<{ persons: number; result: number }>(
      `SELECT sum(1 + guests)::int AS persons, result FROM activity_registration
       WHERE activity_id = $1 GROUP BY result ORDER BY result`,
      [DRAWN],
    )
    // The demo's customer asked for two.
    const [won, lost] = rows
    expect(won).toEqual({ persons: 3, result: RegistrationResult.success })
    expect(lost).toEqual({ persons: 4, result: RegistrationResult.failed })
    expect((await seenBy(first, DRAWN)).taken).toBe(3)
  })

  it('are those that an earlier draw has left, and who gets none has nothing to come any more', async () => {
    const { database, clock } = shop.server
    await database.query('DELETE FROM activity_registration WHERE activity_id = $1', [DRAWN])
    await database.query('UPDATE activity SET quota = 3, taken = 2 WHERE id = $1', [DRAWN])
    const all = [await shop.shopper(), await shop.shopper(), await shop.shopper()]
    for (const shopper of all) await signUpAs(shopper, DRAWN)
    goTo('2026-11-29 12:00:00')
    await shop.pass(0)
    const { success, failed } = RegistrationResult
    const results = await Promise.all(all.map(async (one) => (await seenBy(one, DRAWN)).registration?.result))
    expect(results.sort()).toEqual([success, failed, failed].sort())
    expect((await shop.server.call(detail, { id: DRAWN })).data.taken).toBe(3)
    const toCome = await Promise.all(all.map(({ userId }) => hasSignUpToCome(database, userId, clock.now())))
    expect(toCome.filter(Boolean)).toHaveLength(1)
  })

  it('go to nobody whose account is being deleted meanwhile', async () => {
    const { database, clock } = shop.server
    await database.query('DELETE FROM activity_registration WHERE activity_id = $1', [DRAWN])
    const [leaver, other] = [await shop.shopper(), await shop.shopper()]
    for (const shopper of [leaver, other]) await signUpAs(shopper, DRAWN)
    goTo('2026-11-29 12:00:00')
    const now = clock.now()
    const draws: Promise<number>[] = []
    await database.transaction(async (tx) => {
      await forgetPerson(tx, leaver.userId, '13800000000', now)
      draws.push(oneByOne(shop.context, dueDraws))
      await untilWaiting(database, 1)
    })
    expect(await Promise.all(draws)).toEqual([1])
    expect(await seenBy(other, DRAWN)).toMatchObject({
      taken: 1,
      registration: { result: RegistrationResult.success },
    })
  })
})

describe('a check-in code', () => {
  it('lets in once, from an hour before the start until the end, and says who comes', async () => {
    const shopper = await shop.shopper()
    await signUpAs(shopper, LAKE, { guests: 1 })
    const code = await codeOf(shopper, LAKE)
    goTo('2026-11-26 17:29:59')
    expect(await visited(code)).toMatchObject({ status: 409, code: ErrorCode.checkInClosed })
    shop.server.clock.advance(MINUTE_MS)
    const answers = await Promise.all([visited(code), visited(code)])
    expect(answers.map((answer) => answer.code).sort((one, other) => one - other)).toEqual([
      200,
      ErrorCode.checkedInAlready,
    ])
    expect(answers.find((answer) => answer.code === 200)?.data).toEqual({
      title: 'Lakeside night drive',
      name: 'Zhou Yining',
      guests: 1,
      visitedTime: '2026-11-26 17:30:59',
    })
    // Who lost the answer learns that it was done, and when; nobody comes in on it a second time.
    shop.server.clock.advance(MINUTE_MS)
    expect(await visited(code)).toMatchObject({
      status: 409,
      code: ErrorCode.checkedInAlready,
      msg: 'This code let in at 2026-11-26 17:30:59, and does so once.',
      data: { doneTime: '2026-11-26 17:30:59' },
    })
    expect((await seenBy(shopper, LAKE)).registration).toMatchObject({
      visitedTime: '2026-11-26 17:30:59',
      code: null,
      isCancellable: false,
    })
  })

  it('pays who comes, once, and the ledger says what for', async () => {
    const shopper = await shop.shopper()
    await signUpAs(shopper, LAKE)
    const code = await codeOf(shopper, LAKE)
    goTo('2026-11-26 18:00:00')
    const entries = async () =>
      (await shop.server.call(page, { current: 1, size: 5 }, { token: shopper.token })).data.records
    expect(await entries()).toEqual([])
    await Promise.all([visited(code), visited(code), visited(code)])
    expect(await entries()).toMatchObject([{ cause: EarningCause.visit, title: 'Came to an activity', amount: 200 }])
  })

  it('is worth nothing after the end, when it is made up, and before the lot', async () => {
    const [late, waiting] = [await shop.shopper(), await shop.shopper()]
    await signUpAs(late, LAKE)
    await signUpAs(waiting, DRAWN)
    const code = await codeOf(late, LAKE)
    const undrawn = await shop.server.database.one<{ code: string }>(
      'SELECT code FROM activity_registration WHERE user_id = $1',
      [waiting.userId],
    )
    expect(await visited('000000000000')).toMatchObject({ status: 404, code: ErrorCode.checkInCodeUnknown })
    expect(await visited(undrawn?.code ?? '')).toMatchObject({ status: 404, code: ErrorCode.checkInCodeUnknown })
    goTo('2026-11-26 21:30:00')
    expect(await visited(code)).toMatchObject({ status: 409, code: ErrorCode.checkInClosed })
    expect((await seenBy(late, LAKE)).registration?.code).toBeNull()
  })
})

it('nobody sees another person’s sign-up', async () => {
  const [shopper, stranger] = [await shop.shopper(), await shop.shopper()]
  await signUpAs(shopper, LAKE)
  expect((await seenBy(stranger, LAKE)).registration).toBeNull()
  expect((await shop.server.call(own, {}, { token: stranger.token })).data).toEqual([])
})
