import { settings, turn } from '@/wire/endpoints/notification'
import { allowed, answer, offers } from '@/wire/endpoints/subscription'
import { NotificationKind, NotificationSwitch } from '@/wire/enums/notification'
import { SubscriptionKind, SubscriptionScene } from '@/wire/enums/subscription'
import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import type { SubscriptionGateway } from '../../../server/gateways/subscription/subscription-gateway'
import { openShop, type Shop } from '../money/shop'
import { bigShopper } from '../orders/big-shopper'
import { bookedDrive } from '../appointments/drives'

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

const turnTo = (token: string, kind: NotificationSwitch, isOn: boolean) =>
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

describe('the quiet hours', () => {
  /** Lets the time come, with the worker's round. */
  const until = (time: string) => shop.pass(parseShanghai(time) - shop.server.clock.now().getTime())

  const reminderTo = async (userId: string) => {
    const row = await shop.server.database.one<{ phone: string }>('SELECT phone FROM account WHERE id = $1', [userId])
    return shop.server.sms.lastReminderTo(row?.phone ?? '')
  }

  /** A drive that is to be reminded of in the middle of the night. */
  const drivenAtNight = async () => {
    const drive = await bookedDrive(shop)
    await shop.server.database.query('UPDATE appointment SET remind_at = $2 WHERE id = $1', [
      drive.id,
      new Date(parseShanghai('2026-11-21 02:00:00')),
    ])
    return drive
  }

  it('hold a reminder back until eight in the morning, for who has not turned them off', async () => {
    const [quiet, awake] = [await drivenAtNight(), await drivenAtNight()]
    const { data } = await turnTo(awake.token, NotificationSwitch.quietHours, false)
    expect(data.find(({ kind }) => kind === NotificationSwitch.quietHours)?.isOn).toBe(false)
    await until('2026-11-21 03:00:00')
    expect([await reminderTo(quiet.userId), (await reminderTo(awake.userId)) !== undefined]).toEqual([undefined, true])
    await until('2026-11-21 07:59:00')
    expect(await reminderTo(quiet.userId)).toBeUndefined()
    await until('2026-11-21 08:00:00')
    expect(await reminderTo(quiet.userId)).toBeDefined()
  })

  it('hold back no reminder of what would be over by then', async () => {
    const { id, userId } = await drivenAtNight()
    await shop.server.database.query('UPDATE appointment SET start_at = $2 WHERE id = $1', [
      id,
      new Date(parseShanghai('2026-11-21 05:00:00')),
    ])
    await until('2026-11-21 02:30:00')
    expect(await reminderTo(userId)).toBeDefined()
  })

  it('let news of an order through at any hour, while the opening of orders waits', async () => {
    const shopper = await bigShopper(shop)
    const { token } = shopper
    await shop.server.database.query('UPDATE account SET open_id = $2 WHERE id = $1', [shopper.small.userId, 'open'])
    const about = { scene: SubscriptionScene.order, subject: (await shopper.paidOrder()).id }
    await shop.server.call(answer, { ...about, kinds: [SubscriptionKind.lockOrder] }, { token })
    const night = new Date(parseShanghai('2026-11-21 02:00:00'))
    await shop.server.database.query(
      `INSERT INTO subscription (user_id, scene, subject, kind, state, send_at, tells_of, language, answered_at)
       SELECT user_id, scene, subject, $2, state, $3, $4, language, answered_at FROM subscription WHERE kind = $1`,
      [SubscriptionKind.lockOrder, SubscriptionKind.bigOpens, night, new Date(night.getTime() + DAY_MS)],
    )
    await shop.server.database.query('UPDATE subscription SET send_at = $2 WHERE kind = $1', [
      SubscriptionKind.lockOrder,
      night,
    ])
    await until('2026-11-21 02:01:00')
    expect(sent).toEqual([SubscriptionKind.lockOrder])
    expect(
      await shop.server.database.one('SELECT send_at AS at FROM subscription WHERE kind = $1', [
        SubscriptionKind.bigOpens,
      ]),
    ).toEqual({
      at: new Date(parseShanghai('2026-11-21 08:00:00')),
    })
  })
})

describe('the count of WeChat’s messages', () => {
  const countsOf = async (token: string) => (await shop.server.call(allowed, {}, { token })).data

  it('says how many of each kind were allowed and are still to come, to each their own', async () => {
    const shopper = await bigShopper(shop)
    const { token } = shopper
    expect(await countsOf(token)).toEqual({
      isInWechat: false,
      counts: [
        { kind: NotificationKind.order, count: 0 },
        { kind: NotificationKind.openings, count: 0 },
        { kind: NotificationKind.appointments, count: 0 },
      ],
    })
    await shop.server.database.query('UPDATE account SET open_id = $2 WHERE id = $1', [shopper.small.userId, 'open'])
    const about = { scene: SubscriptionScene.order, subject: (await shopper.paidOrder()).id }
    const kinds = [SubscriptionKind.lockOrder, SubscriptionKind.contract]
    await shop.server.call(answer, { ...about, kinds }, { token })
    const counted = async () => (await countsOf(token)).counts.map(({ count }) => count)
    expect((await countsOf(token)).isInWechat).toBe(true)
    expect(await counted()).toEqual([2, 0, 0])
    expect((await countsOf((await shop.shopper()).token)).counts.map(({ count }) => count)).toEqual([0, 0, 0])
    const { offers: ahead } = (await shop.server.call(offers, about, { token })).data
    const sendTime = ahead.find(({ kind }) => kind === SubscriptionKind.lockOrder)?.sendTime ?? ''
    await shop.pass(parseShanghai(sendTime) - shop.server.clock.now().getTime())
    expect(sent).toEqual([SubscriptionKind.lockOrder])
    expect(await counted()).toEqual([1, 0, 0])
    expect((await shop.server.call(allowed, {})).status).toBe(401)
  })
})
