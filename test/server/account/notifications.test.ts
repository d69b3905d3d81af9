import { settings, turn } from '@/wire/endpoints/notification'
import { answer, offers } from '@/wire/endpoints/subscription'
import { NotificationKind } from '@/wire/enums/notification'
import { SubscriptionKind, SubscriptionScene } from '@/wire/enums/subscription'
import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import type { SubscriptionGateway } from '../../../server/gateways/subscription/subscription-gateway'
import { openShop, type Shop } from '../money/shop'
import { bigShopper } from '../order-life/big-shopper'
import { bookedDrive } from '../order-life/drives'

let shop: Shop
let sent: SubscriptionKind[]

const messages: SubscriptionGateway = {
  templateOf: (kind) => `template-${kind}`,
  send: ({ kind }) => {
    sent.push(kind)
    return Promise.resolve()
  },
}

beforeEach(async () => {
  sent = []
  shop = await openShop({ gateways: { subscriptions: messages } })
})
afterEach(() => shop.close())

const turnTo = (token: string, kind: NotificationKind, isOn: boolean) =>
  shop.server.call(turn, { kind, isOn }, { token })

describe('messages', () => {
  it('all come until they are turned off, each for itself, and to each as they like', async () => {
    const { token } = await shop.shopper()
    const all = (await shop.server.call(settings, {}, { token })).data
    expect(all.map(({ isOn }) => isOn)).toEqual(all.map(() => true))
    for (const time of ['once', 'again']) {
      const { data } = await turnTo(token, NotificationKind.openings, false)
      expect([time, data.filter(({ isOn }) => !isOn)]).toEqual([
        time,
        [{ kind: NotificationKind.openings, isOn: false }],
      ])
    }
    const { token: others } = await shop.shopper()
    expect((await shop.server.call(settings, {}, { token: others })).data).toEqual(all)
    expect((await turnTo(token, NotificationKind.openings, true)).data).toEqual(all)
    expect((await shop.server.call(settings, {})).status).toBe(401)
  })

  it('of an order are neither offered nor sent while they are off, and come once they are on again', async () => {
    const shopper = await bigShopper(shop)
    const { token } = shopper
    await shop.server.database.query('UPDATE account SET open_id = $2 WHERE id = $1', [shopper.small.userId, 'open'])
    const about = { scene: SubscriptionScene.order, subject: (await shopper.paidOrder()).id }
    const offered = async () => (await shop.server.call(offers, about, { token })).data.offers
    await shop.server.call(answer, { ...about, kinds: [SubscriptionKind.lockOrder] }, { token })
    expect((await offered()).length).toBeGreaterThan(0)
    await turnTo(token, NotificationKind.order, false)
    expect(await offered()).toEqual([])
    await turnTo(token, NotificationKind.order, true)
    expect((await offered()).find(({ kind }) => kind === SubscriptionKind.lockOrder)?.isAllowed).toBe(true)

    await turnTo(token, NotificationKind.order, false)
    await shop.pass(10 * DAY_MS)
    expect(sent).toEqual([])
  })

  it('of a test drive remind nobody who has turned that off, not even later', async () => {
    const { userId, token } = await bookedDrive(shop)
    const row = await shop.server.database.one<{ phone: string }>('SELECT phone FROM account WHERE id = $1', [userId])
    await turnTo(token, NotificationKind.appointments, false)
    await shop.pass(26 * HOUR_MS)
    await turnTo(token, NotificationKind.appointments, true)
    await shop.pass(HOUR_MS)
    expect(shop.server.sms.lastReminderTo(row?.phone ?? '')).toBeUndefined()
    expect(await shop.server.database.one('SELECT remind_at AS at FROM appointment')).toEqual({ at: null })
  })
})
