import { randomUUID } from 'node:crypto'
import { detail, signUp } from '@/wire/endpoints/activity'
import { RegistrationResult } from '@/wire/enums/activity'
import { AgreementId } from '@/wire/enums/agreement'
import { LeadSource } from '@/wire/enums/buyer'
import { parseShanghai } from '@/domain/time/shanghai-time'
import type { Shopper } from '../money/shop'
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
const signedUp = async (): Promise<Shopper> => {
  const shopper = await desk.shop.shopper()
  const body = {
    id: 'scraping',
    name: 'Zhou Yining',
    guests: 0,
    leadSource: LeadSource.public,
    agreements: [{ id: AgreementId.leadActivityPrivacyStatement, version: 9 }],
  }
  const { status } = await desk.shop.server.call(signUp, body, { token: shopper.token, idempotencyKey: randomUUID() })
  expect(status).toBe(200)
  return shopper
}
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

  it('of a draft whose hour has passed are drawn once it is out', async () => {
    await publish(marked('draft'))
    await workAt('2026-11-27 12:00:00')
    await publish(LATER)
    const shopper = await signedUp()
    await workAt('2026-11-30 12:00:00')
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
