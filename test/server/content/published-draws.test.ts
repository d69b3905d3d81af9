import { randomUUID } from 'node:crypto'
import { detail, own, signUp } from '@/wire/endpoints/activity'
import { list as messages, see, unread } from '@/wire/endpoints/message'
import { RegistrationResult } from '@/wire/enums/activity'
import { AgreementId } from '@/wire/enums/agreement'
import { LeadSource } from '@/wire/enums/buyer'
import { MessageKind } from '@/wire/enums/message'
import { ErrorCode } from '@/wire/errors'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { untilWaiting } from '../../support/database/until-waiting'
import type { Shopper } from '../money/shop'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { callOffice } from '../office/office'
import { MEETING, openDesk, type Desk } from './desk'

const FILE = 'activities/scraping.md'
const DRAW = 'draw: 2026-11-27 12:00\n'
const LOT = MEETING.replace(
  '---\n',
  `---\nplaces: 8\nsignUpFrom: 2026-11-01 08:00\nsignUpUntil: 2026-11-27 08:00\n${DRAW}`,
)
  .replace('start: +3d 07:00', 'start: 2026-12-20 07:00')
  .replace('end: +3d 09:00', 'end: 2026-12-20 09:00')
/** The same with sign-up and the draw three days later. */
const LATER = LOT.replaceAll('2026-11-27', '2026-11-30')

let desk: Desk

beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const publish = (text: string): Promise<string> => {
  desk.write(FILE, text)
  return desk.publish()
}
const marked = (field: string): string => LOT.replace('---\n', `---\n${field}: true\n`)

/** The worker, at a time. */
const workAt = (time: string): Promise<unknown> => {
  desk.shop.server.clock.set(new Date(parseShanghai(time)))
  return desk.shop.pass(0)
}
const trySignUp = ({ token }: Shopper) => {
  const body = {
    id: 'scraping',
    name: 'Zhou Yining',
    guests: 0,
    leadSource: LeadSource.public,
    agreements: [{ id: AgreementId.leadActivityPrivacyStatement, version: 11 }],
  }
  return desk.shop.server.call(signUp, body, { token, idempotencyKey: randomUUID() })
}
const signUpAs = async (shopper: Shopper): Promise<void> => {
  expect((await trySignUp(shopper)).status).toBe(200)
}
const signedUp = async (): Promise<Shopper> => {
  const shopper = await desk.shop.shopper()
  await signUpAs(shopper)
  return shopper
}
const ownOf = async ({ token }: Shopper) =>
  (await desk.shop.server.call(own, {}, { token })).data.map(({ registration }) => registration)
const toldTo = async ({ token }: Shopper) => {
  const asked = { kind: MessageKind.activity, size: 5 }
  return (await desk.shop.server.call(messages, asked, { token })).data.records.map(({ title, text }) => [title, text])
}
/** How many messages about activities have not been seen. */
const newsFor = async ({ token }: Shopper) => (await desk.shop.server.call(unread, {}, { token })).data.activity
const resultOf = async ({ token }: Shopper) =>
  (await desk.shop.server.call(detail, { id: 'scraping' }, { token })).data.registration?.result

describe('places by lot', () => {
  it('are not drawn while the activity is withdrawn, but as soon as it is back', async () => {
    await publish(LOT)
    const shopper = await signedUp()
    await publish(marked('withdrawn'))
    await workAt('2026-11-27 12:00:00')
    await publish(LOT)
    expect(await resultOf(shopper)).toBe(RegistrationResult.registering)
    await workAt('2026-11-27 12:01:00')
    expect(await resultOf(shopper)).toBe(RegistrationResult.success)
  })

  it('are not drawn while the activity is a draft, but as soon as it is out, where its hour has passed', async () => {
    await publish(LOT)
    const shopper = await signedUp()
    await publish(marked('draft'))
    await workAt('2026-11-27 12:00:00')
    await publish(LOT)
    expect(await resultOf(shopper)).toBe(RegistrationResult.registering)
    await workAt('2026-11-27 12:01:00')
    expect(await resultOf(shopper)).toBe(RegistrationResult.success)
  })

  it('are drawn again among those who signed up since, when sign-up opens once more', async () => {
    await publish(LOT)
    const first = await signedUp()
    await workAt('2026-11-27 12:00:00')
    await publish(LATER)
    const second = await signedUp()
    await workAt('2026-11-30 11:59:59')
    expect(await resultOf(second)).toBe(RegistrationResult.registering)
    await workAt('2026-11-30 12:00:00')
    expect([await resultOf(first), await resultOf(second)]).toEqual([
      RegistrationResult.success,
      RegistrationResult.success,
    ])
  })

  it('are news to who is drawn later, and none to who has had a place since an earlier draw', async () => {
    const soon = LOT.replaceAll('2026-12-20', '2026-11-30')
    await publish(soon)
    const first = await signedUp()
    await workAt('2026-11-27 12:00:00')
    expect(await newsFor(first)).toBe(1)
    await desk.shop.server.call(see, {}, { token: first.token })
    await publish(soon.replaceAll('2026-11-27', '2026-11-29'))
    const second = await signedUp()
    await workAt('2026-11-29 12:00:00')
    expect(await Promise.all([first, second].map(newsFor))).toEqual([0, 1])
  })

  it('are not waited for by who signed up just before the draw and is written down after it', async () => {
    await publish(LOT.replace('signUpUntil: 2026-11-27 08:00', 'signUpUntil: 2026-11-27 12:00'))
    const late = await desk.shop.shopper()
    const { database, clock } = desk.shop.server
    clock.set(new Date(parseShanghai('2026-11-27 11:59:59')))
    const answering = await database.transaction(async (tx) => {
      await tx.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [late.userId])
      const call = trySignUp(late)
      await untilWaiting(database, 1)
      await workAt('2026-11-27 12:00:00')
      return { call }
    })
    expect(await answering.call).toMatchObject({ status: 409, code: ErrorCode.signUpEnded })
    expect(await ownOf(late)).toEqual([])
  })

  it('go by arrival instead as long as nobody waits for them', async () => {
    await publish(LOT)
    expect(await publish(LOT.replace(DRAW, ''))).toMatch('changed activity scraping')
    expect(await resultOf(await signedUp())).toBe(RegistrationResult.success)
  })

  it('stay so while somebody waits for them, and after the draw: else it is told, and nothing is published', async () => {
    await publish(LOT)
    const shopper = await signedUp()
    await expect(publish(LOT.replace(DRAW, ''))).rejects.toThrow(`${FILE}:1: draw: somebody waits for it: leave it.`)
    await workAt('2026-11-27 12:00:00')
    await expect(publish(LOT.replace(DRAW, ''))).rejects.toThrow(
      `${FILE}:1: draw: the places were drawn: leave it as it was.`,
    )
    expect(await resultOf(shopper)).toBe(RegistrationResult.success)
  })
})

describe.each([
  ['withdrawn', 'draft'],
  ['draft', 'withdrawn'],
])('an activity that is made %s', (field, other) => {
  const OFF = 'was called off. If it comes back, your sign-up counts again.'
  const pageFor = (shopper: Shopper | undefined) =>
    desk.shop.server.call(detail, { id: 'scraping' }, shopper === undefined ? {} : { token: shopper.token })

  it('before it begins tells whoever waits for the lot, and who has a place, that it was called off; back, they stand as before', async () => {
    await publish(LOT)
    const [waits, leaves] = [await signedUp(), await desk.shop.shopper()]
    const before = await ownOf(waits)
    expect(before).toMatchObject([{ result: RegistrationResult.registering, isCancellable: true }])
    await publish(marked(field))
    desk.shop.server.clock.advance(1)
    const off = { result: RegistrationResult.failed, resultReason: `This activity ${OFF}`, isCancellable: false }
    expect(await ownOf(waits)).toMatchObject([{ ...off, code: null }])
    expect(await toldTo(waits)).toEqual([['Scraping together', `It ${OFF}`]])
    expect((await pageFor(waits)).data).toMatchObject({ isCalledOff: true, registration: { ...off, code: null } })
    for (const stranger of [leaves, undefined]) {
      expect(await pageFor(stranger)).toMatchObject({ status: 404, code: ErrorCode.activityNotFound })
    }
    expect(await toldTo(leaves)).toEqual([])
    await publish(LOT)
    expect(await ownOf(waits)).toEqual(before)
    expect((await pageFor(undefined)).data).toMatchObject({ isCalledOff: false })
    expect(await toldTo(waits)).toEqual([])

    await workAt('2026-11-27 12:00:00')
    const [placed] = await ownOf(waits)
    expect(placed?.code).toMatch(/^\d{12}$/)
    await publish(marked(field))
    desk.shop.server.clock.advance(1)
    expect(await ownOf(waits)).toMatchObject([{ ...off, code: null }])
    expect(await toldTo(waits)).toEqual([['Scraping together', `It ${OFF}`]])
    desk.shop.server.clock.set(new Date(parseShanghai('2026-12-20 07:30:00')))
    const atTheDoor = () => callOffice(desk.shop, OfficePath.activityVisited, { code: placed?.code })
    expect(await atTheDoor()).toMatchObject({ status: 404, code: ErrorCode.checkInCodeUnknown })
    expect((await ownOf(waits))[0]).toMatchObject(off)
    await publish(LOT)
    expect(await atTheDoor()).toMatchObject({ status: 200 })
  })

  it('before it begins tells so once, also when a word of it is changed', async () => {
    await publish(LOT)
    const shopper = await signedUp()
    await publish(marked(field))
    const { server } = desk.shop
    await server.call(see, {}, { token: shopper.token })
    server.clock.advance(1)
    await publish(marked(field).replace('Bring a card.', 'Bring any card.'))
    server.clock.advance(1)
    expect(await newsFor(shopper)).toBe(0)
  })

  it('before it begins stays called off, whatever is written of it after that', async () => {
    await publish(LOT)
    const shopper = await signedUp()
    await workAt('2026-11-27 12:00:00')
    const [placed] = await ownOf(shopper)
    await publish(marked(field))
    desk.shop.server.clock.set(new Date(parseShanghai('2026-12-20 07:30:00')))
    await publish(marked(other))
    expect(await ownOf(shopper)).toMatchObject([{ result: RegistrationResult.failed, code: null }])
    expect(await toldTo(shopper)).toEqual([['Scraping together', `It ${OFF}`]])
    expect(await callOffice(desk.shop, OfficePath.activityVisited, { code: placed?.code })).toMatchObject({
      status: 404,
      code: ErrorCode.checkInCodeUnknown,
    })
  })

  it('while it goes on lets in who has a place, and stays what it was', async () => {
    await publish(LOT)
    const shopper = await signedUp()
    await workAt('2026-12-20 07:30:00')
    const [placed] = await ownOf(shopper)
    await publish(marked(field))
    expect(await ownOf(shopper)).toEqual([{ ...placed, isCancellable: false }])
    const code = placed?.code
    expect(await callOffice(desk.shop, OfficePath.activityVisited, { code })).toMatchObject({ status: 200 })
  })
})

describe('an activity that took place and is dated anew', () => {
  const DAY = LOT.replaceAll('2026-12-20', '2026-11-28')
  const NEXT = LOT.replaceAll('2026-11-27', '2026-12-15')
  const set = (field: string, text: string): string => text.replace('---\n', `---\n${field}: true\n`)
  const atTheDoor = async (shopper: Shopper) =>
    callOffice(desk.shop, OfficePath.activityVisited, { code: (await ownOf(shopper))[0]?.code })

  /** Two with a place, of whom one came, on the day after. */
  const twoOfBefore = async () => {
    await publish(DAY)
    const both = [await signedUp(), await signedUp()] as const
    await workAt('2026-11-27 12:00:00')
    await workAt('2026-11-28 07:30:00')
    expect(await atTheDoor(both[0])).toMatchObject({ status: 200 })
    await workAt('2026-11-29 09:00:00')
    return both
  }

  it.each(['withdrawn', 'draft'])('tells nobody that it was called off while it is %s', async (field) => {
    const both = await twoOfBefore()
    const before = await Promise.all(both.map(ownOf))
    await publish(set(field, DAY))
    expect(await Promise.all(both.map(ownOf))).toEqual(before)
    await publish(set(field, NEXT))
    desk.shop.server.clock.advance(1)
    expect(await Promise.all(both.map(ownOf))).toEqual([[], []])
    expect(await Promise.all(both.map(toldTo))).toEqual([[], []])
  })

  it('begins anew: all places are free, and who came may come again', async () => {
    const both = await twoOfBefore()
    await publish(NEXT)
    expect(await Promise.all(both.map(ownOf))).toEqual([[], []])
    expect((await desk.shop.server.call(detail, { id: 'scraping' })).data).toMatchObject({ taken: 0 })
    await signUpAs(both[0])
    await workAt('2026-12-15 12:00:00')
    await workAt('2026-12-20 07:30:00')
    expect(await atTheDoor(both[0])).toMatchObject({ status: 200 })
  })

  it('may go by arrival the next time, and have fewer places than were taken', async () => {
    const [shopper] = await twoOfBefore()
    await publish(NEXT.replace('draw: 2026-12-15 12:00\n', '').replace('places: 8', 'places: 1'))
    await signUpAs(shopper)
    expect(await resultOf(shopper)).toBe(RegistrationResult.success)
  })

  it.each([
    ['written over with its own date', DAY.replace('Bring a card.', 'Bring any card.')],
    ['prolonged', DAY.replace('end: 2026-11-28 09:00', 'end: 2026-12-20 09:00')],
  ])('but not one that is %s', async (_what, text) => {
    const both = await twoOfBefore()
    const before = await Promise.all(both.map(ownOf))
    await publish(text)
    expect(await Promise.all(both.map(ownOf))).toMatchObject(
      before.map(([{ result, visitedTime } = {}]) => [{ result, visitedTime }]),
    )
  })

  it('but not with a fault', async () => {
    const both = await twoOfBefore()
    const before = await Promise.all(both.map(ownOf))
    await expect(publish(NEXT.replace('end: 2026-12-20 09:00', 'end: 2026-12-20 06:00'))).rejects.toThrow(
      'it ends before it begins',
    )
    expect(await Promise.all(both.map(ownOf))).toEqual(before)
  })
})

it('an activity that was called off and is dated anew after its day keeps who signed up', async () => {
  const day = LOT.replaceAll('2026-12-20', '2026-11-28')
  await publish(day)
  const shopper = await signedUp()
  await workAt('2026-11-27 12:00:00')
  await publish(day.replace('---\n', '---\nwithdrawn: true\n'))
  await workAt('2026-11-29 09:00:00')
  await publish(LOT)
  expect(await ownOf(shopper)).toMatchObject([{ result: RegistrationResult.success, code: expect.any(String) }])
})
