import { claim, open, state } from '@/wire/endpoints/invitation'
import { state as pointsState } from '@/wire/endpoints/points'
import { ErrorCode } from '@/wire/errors'
import { Header } from '@/wire/headers'
import { dueDeletions } from '../../../server/modules/account/delete-due-accounts'
import { oneByOne } from '../../../server/worker/one-by-one'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop, type Shopper } from '../money/shop'

const PAIRS = 10

let shop: Shop
let phones = 0

beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  await assertInvariants(shop.server.database)
  await shop.close()
})

const codeOf = async ({ token }: Shopper) => (await shop.server.call(state, {}, { token })).data.code
const pointsOf = async ({ token }: Shopper) => (await shop.server.call(pointsState, {}, { token })).data.balance
const claimAs = ({ token }: Shopper, code: string) => {
  phones += 1
  return shop.server.call(claim, { code }, { token, headers: { [Header.deviceId]: `phone-of-race-${phones}` } })
}
/** Deletes an account, as the worker does when its seven days are over; one that somebody holds is left for the next time. */
const end = async ({ userId }: Shopper): Promise<void> => {
  const { database, clock } = shop.server
  const booked = 'SELECT id FROM account WHERE id = $1 AND delete_at IS NOT NULL'
  await database.query('UPDATE account SET delete_at = $2 WHERE id = $1', [userId, clock.now()])
  while ((await database.one(booked, [userId])) !== undefined) await oneByOne(shop.context, dueDeletions)
}

it('of two who claim each other’s link at the same moment, one counts', async () => {
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [one, other] = [await shop.shopper(), await shop.shopper()]
    const [code, otherCode] = [await codeOf(one), await codeOf(other)]
    const answers = await Promise.all([claimAs(one, otherCode), claimAs(other, code)])
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, ErrorCode.invitationOwn])
    expect((await pointsOf(one)) + (await pointsOf(other))).toBe(100)
  }
})

it('the link of an account that has ended is claimed by nobody, also who had it open before', async () => {
  const [inviter, friend] = [await shop.shopper(), await shop.shopper()]
  const code = await codeOf(inviter)
  expect((await shop.server.call(open, { code })).status).toBe(200)
  await end(inviter)
  expect(await claimAs(friend, code)).toMatchObject({ status: 404, code: ErrorCode.invitationNotFound })
  expect(await pointsOf(friend)).toBe(0)
})

it('an account that ends while it is claimed of leaves no points and no invitation behind', async () => {
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [inviter, friend] = [await shop.shopper(), await shop.shopper()]
    const code = await codeOf(inviter)
    const [answer] = await Promise.all([claimAs(friend, code), end(inviter)])
    expect([200, 404]).toContain(answer.status)
    const left = await shop.server.database.one<{ left: number }>(
      `SELECT (SELECT count(*) FROM invitation WHERE inviter_id = $1) +
         (SELECT count(*) FROM points_account WHERE user_id = $1) AS left`,
      [inviter.userId],
    )
    expect(left).toEqual({ left: 0 })
  }
})
