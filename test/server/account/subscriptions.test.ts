import { cancel as cancelAppointment, change as changeAppointment } from '@/wire/endpoints/appointment'
import { answer, offers } from '@/wire/endpoints/subscription'
import { join, leave } from '@/wire/endpoints/sale-line'
import { SubscriptionKind, SubscriptionScene } from '@/wire/enums/subscription'
import { ConsultationType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import type { BookBody } from '@/wire/schemas/appointment'
import { LANGUAGES } from '@/language/language'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { parseShanghai, shanghaiDay } from '@/domain/time/shanghai-time'
import { PAGE_PATHS } from '@/page-table/table'
import {
  SubscriptionRefused,
  type SubscriptionGateway,
} from '../../../server/gateways/subscription/subscription-gateway'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { followMove } from '../../../server/modules/subscription/appointment-scene'
import { messageTexts } from '../../../server/modules/subscription/message-texts'
import { wakeOpenings } from '../../../server/modules/subscription/subscription-statements'
import { speaking } from '../../../server/system/spoken-language'
import { sentDuring } from '../../support/database/sent-statements'
import { untilWaiting } from '../../support/database/until-waiting'
import { openShop, placement, type Shop, type Shopper } from '../money/shop'
import { bookedDrive, type BookedDrive } from '../appointments/drives'
import { bigShopper, closeBigSale, openBigSale, type BigShopper } from '../orders/big-shopper'
import { openSaleOf, report } from '../office/office'

type SubscriptionMessage = Parameters<SubscriptionGateway['send']>[0]

const hasPage = (address: string): boolean => PAGE_PATHS.some((path) => path === address.split('?')[0])

/** WeChat as far as messages go: what came, and what it answers next. It refuses a page that the app does not have. */
class FakeMessages implements SubscriptionGateway {
  sent: SubscriptionMessage[] = []
  faults: Error[] = []
  /** What happens while the next message is under way. */
  meanwhile: () => Promise<unknown> = () => Promise.resolve()

  templateOf(kind: SubscriptionKind): string {
    return `template-${kind}`
  }

  async send(message: SubscriptionMessage): Promise<void> {
    const fault = this.faults.shift()
    if (fault !== undefined) throw fault
    if (!hasPage(message.page)) throw new SubscriptionRefused(`41030: invalid page ${message.page}`)
    this.sent.push(message)
    const { meanwhile } = this
    this.meanwhile = () => Promise.resolve()
    await meanwhile()
  }
}

const MOST_CHARACTERS = 20
const BIG = 'vela-7-big'
const LINE = { scene: SubscriptionScene.line, subject: placement.marketPostId }
const about = (id: string) => ({ scene: SubscriptionScene.order, subject: id })

let shop: Shop
let wechat: FakeMessages

beforeEach(async () => {
  wechat = new FakeMessages()
  shop = await openShop({ gateways: { subscriptions: wechat } })
})
afterEach(() => shop.close())

/** Lets the account be known to WeChat. */
const isInWechat = (userId: string) =>
  shop.server.database.query('UPDATE account SET open_id = $2 WHERE id = $1', [userId, `open-${userId}`])
const offersOf = async (token: string, id: string) => (await shop.server.call(offers, about(id), { token })).data
const allow = async (token: string, id: string, kinds: SubscriptionKind[], headers = {}) =>
  (await shop.server.call(answer, { ...about(id), kinds }, { token, headers })).data

const inWechat = async (): Promise<BigShopper> => {
  const shopper = await bigShopper(shop)
  await isInWechat(shopper.small.userId)
  return shopper
}

describe('a paid order', () => {
  it('offers the dates that are ahead, and asks once', async () => {
    const shopper = await inWechat()
    const { id, lockOrderExpirationTime } = await shopper.paidOrder()
    const { isAsked, offers: ahead } = await offersOf(shopper.token, id)
    expect(isAsked).toBe(false)
    expect(ahead.map(({ kind }) => kind)).toEqual([
      SubscriptionKind.lockOrder,
      SubscriptionKind.contract,
      SubscriptionKind.delivery,
    ])
    expect(ahead.map(({ templateId }) => templateId)[0]).toBe('template-lock-order')
    const [lock] = ahead
    expect(parseShanghai(lockOrderExpirationTime ?? '') - parseShanghai(lock?.sendTime ?? '')).toBe(DAY_MS)
    expect(await allow(shopper.token, id, [])).toMatchObject({ isAsked: true })
    expect((await offersOf(shopper.token, id)).isAsked).toBe(true)
  })

  it('has the lock told a day before, once, in the language that was spoken', async () => {
    const shopper = await inWechat()
    const { id, lockOrderExpirationTime } = await shopper.paidOrder()
    await allow(shopper.token, id, [SubscriptionKind.lockOrder], { 'accept-language': 'zh-CN' })
    const lockAt = parseShanghai(lockOrderExpirationTime ?? '')
    await shop.pass(lockAt - DAY_MS - shop.server.clock.now().getTime() - SECOND_MS)
    expect(wechat.sent).toEqual([])
    await shop.pass(SECOND_MS)
    await shop.pass(HOUR_MS)
    expect(wechat.sent).toEqual([
      {
        openId: `open-${shopper.small.userId}`,
        kind: SubscriptionKind.lockOrder,
        language: 'zh',
        at: new Date(lockAt),
        subject: 'Vela 7',
        note: '请在此之前锁单',
        page: `pages/real-order-detail/index?id=${id}`,
      },
    ])
  })

  it('says nothing of the lock to who has locked meanwhile', async () => {
    const shopper = await inWechat()
    const { id } = await shopper.paidOrder()
    await allow(shopper.token, id, [SubscriptionKind.lockOrder])
    await shopper.lock(id)
    await shop.pass(30 * DAY_MS)
    expect(wechat.sent).toEqual([])
  })

  it('tells of the contract and of the delivery when they are there', async () => {
    const shopper = await inWechat()
    const { id, orderNo } = await shopper.lockedOrder()
    await allow(shopper.token, id, [SubscriptionKind.contract])
    await report(shop, { orderNo, step: BackOfficeStep.contractGenerated })
    await shop.pass(SECOND_MS)
    await shop.pass(SECOND_MS)
    expect(wechat.sent).toMatchObject([
      { kind: SubscriptionKind.contract, subject: 'Vela 7', note: 'Ready to be signed' },
    ])
    expect((await offersOf(shopper.token, id)).offers.map(({ kind }) => kind)).toEqual([SubscriptionKind.delivery])
  })

  it('tries again after a fault, and stops at what WeChat refuses', async () => {
    const shopper = await inWechat()
    const { id, orderNo } = await shopper.lockedOrder()
    await allow(shopper.token, id, [SubscriptionKind.contract])
    wechat.faults = [new Error('the line broke'), new SubscriptionRefused('the shopper withdrew it')]
    await report(shop, { orderNo, step: BackOfficeStep.contractGenerated })
    await shop.pass(SECOND_MS)
    expect(wechat.faults).toHaveLength(1)
    await shop.pass(5 * MINUTE_MS)
    expect(wechat.faults).toEqual([])
    await shop.pass(HOUR_MS)
    expect(wechat.sent).toEqual([])
  })

  it('is no news any more when nothing could be handed over for half a day', async () => {
    const shopper = await inWechat()
    const { id, orderNo } = await shopper.lockedOrder()
    await allow(shopper.token, id, [SubscriptionKind.contract])
    wechat.faults = [new Error('the line broke')]
    await report(shop, { orderNo, step: BackOfficeStep.contractGenerated })
    await shop.pass(SECOND_MS)
    expect(wechat.faults).toEqual([])
    await shop.pass(13 * HOUR_MS)
    expect(wechat.sent).toEqual([])
  })

  it('is 404 for somebody else', async () => {
    const { id } = await (await inWechat()).paidOrder()
    const { token } = await shop.shopper()
    expect(await shop.server.call(offers, about(id), { token })).toMatchObject({
      status: 404,
      code: ErrorCode.orderNotFound,
    })
  })

  /** A small order that is offered the opening of the big deposit, and when that is told. */
  const beforeOpening = async (): Promise<{ small: Shopper; orderId: string; sendMs: number }> => {
    await closeBigSale(shop)
    const small = await shop.shopper()
    await isInWechat(small.userId)
    const { order } = await shop.paidOrder(small)
    const { offers: ahead } = await offersOf(small.token, order.id)
    expect(ahead.map(({ kind }) => kind)).toEqual([SubscriptionKind.bigOpens])
    return { small, orderId: order.id, sendMs: parseShanghai(ahead[0]?.sendTime ?? '') }
  }

  /** The same, and that it waits for it. */
  const untilOpening = async (): Promise<{ sendMs: number }> => {
    const { small, orderId, sendMs } = await beforeOpening()
    await allow(small.token, orderId, [SubscriptionKind.bigOpens])
    return { sendMs }
  }

  it('of a small deposit offers the opening of the big one, told ten minutes before', async () => {
    const { sendMs } = await untilOpening()
    await shop.pass(sendMs - shop.server.clock.now().getTime())
    expect(wechat.sent).toMatchObject([{ kind: SubscriptionKind.bigOpens, note: 'Big deposit opening' }])
    await openBigSale(shop)
  })

  it('of a small deposit has the opening of the big one told at once when it is opened early, and only then', async () => {
    const waiting = await untilOpening()
    await shop.pass(DAY_MS)
    const openedAt = shop.server.clock.now()
    await openSaleOf(shop, BIG)
    await shop.pass(MINUTE_MS)
    expect(wechat.sent).toMatchObject([{ kind: SubscriptionKind.bigOpens, at: openedAt }])
    await shop.pass(waiting.sendMs - shop.server.clock.now().getTime())
    expect(wechat.sent).toHaveLength(1)
  })

  it('of a small deposit has an early opening told that came while the answer was being kept', async () => {
    const { small, orderId } = await beforeOpening()
    const { database, clock } = shop.server
    const openedAt = clock.now()
    const answering = await database.transaction(async (tx) => {
      await tx.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [small.userId])
      const call = allow(small.token, orderId, [SubscriptionKind.bigOpens])
      await untilWaiting(database, 1)
      await openSaleOf(shop, BIG)
      return { call }
    })
    expect((await answering.call).offers).toEqual([])
    await shop.pass(MINUTE_MS)
    expect(wechat.sent).toMatchObject([{ kind: SubscriptionKind.bigOpens, at: openedAt }])
  })

  it('of a small deposit has an early opening told that was not yet kept as the answer was', async () => {
    const { small, orderId } = await beforeOpening()
    const { database, clock } = shop.server
    const openedAt = clock.now()
    const answering = await database.transaction(async (tx) => {
      await tx.query('UPDATE allocation SET start_at = $2 WHERE market_post_id = $1', [BIG, openedAt])
      await wakeOpenings(tx, BIG, openedAt)
      const call = allow(small.token, orderId, [SubscriptionKind.bigOpens])
      await Promise.race([call, untilWaiting(database, 1)])
      return { call }
    })
    await answering.call
    await shop.pass(MINUTE_MS)
    expect(wechat.sent).toMatchObject([{ kind: SubscriptionKind.bigOpens, at: openedAt }])
  })

  it('of a small deposit offers no later opening while the big one is on sale', async () => {
    const { small, orderId } = await beforeOpening()
    await openBigSale(shop)
    await shop.server.database.query(
      `INSERT INTO allocation (market_post_id, model_id, type, start_at, end_at, switch_on, price_fen, quota, picture)
       SELECT 'vela-7-later', model_id, type, end_at, end_at + interval '1 day', switch_on, price_fen, quota, picture
       FROM allocation WHERE market_post_id = $1`,
      [BIG],
    )
    expect((await offersOf(small.token, orderId)).offers).toEqual([])
  })

  it('of a small deposit has an opening that came at night told in the morning', async () => {
    await untilOpening()
    const night = parseShanghai(`${shanghaiDay(shop.server.clock.now().getTime())} 23:00:00`)
    await shop.pass(night - shop.server.clock.now().getTime())
    await openSaleOf(shop, BIG)
    await shop.pass(MINUTE_MS)
    expect(wechat.sent).toEqual([])
    await shop.pass(9 * HOUR_MS)
    expect(wechat.sent).toMatchObject([{ kind: SubscriptionKind.bigOpens, at: new Date(night) }])
  })

  it.each([
    ['put off', "start_at = start_at + interval '1 day'"],
    ['called off', 'switch_on = false'],
  ])('of a small deposit says nothing of an opening that was %s', async (_how, change) => {
    const { sendMs } = await untilOpening()
    await shop.server.database.query(`UPDATE allocation SET ${change} WHERE market_post_id = 'vela-7-big'`)
    await shop.pass(sendMs - shop.server.clock.now().getTime())
    expect(wechat.sent).toEqual([])
  })
})

describe('a line', () => {
  const makeHot = (opensInMs: number) =>
    shop.server.database.query('UPDATE allocation SET let_in_a_minute = 1, start_at = $2 WHERE market_post_id = $1', [
      placement.marketPostId,
      new Date(shop.server.clock.now().getTime() + opensInMs),
    ])

  it('has the turn told a minute before, and not to who took it back', async () => {
    await makeHot(10 * MINUTE_MS)
    const waiting = await Promise.all([shop.shopper(), shop.shopper()])
    for (const { userId, token } of waiting) {
      await isInWechat(userId)
      await shop.server.call(join, { marketPostId: placement.marketPostId }, { token })
      const kinds = [SubscriptionKind.lineTurn]
      const { data } = await shop.server.call(answer, { ...LINE, kinds }, { token })
      expect(data.offers).toMatchObject([{ kind: SubscriptionKind.lineTurn, isAllowed: true }])
    }
    const [first, second] = waiting
    await shop.server.call(answer, { ...LINE, kinds: [] }, { token: first.token })
    await shop.pass(11 * MINUTE_MS)
    expect(wechat.sent).toMatchObject([
      {
        openId: `open-${second.userId}`,
        note: 'Your turn is near',
        page: `pages/mall/order/line?modelId=vela-7&marketPostId=${placement.marketPostId}`,
      },
    ])
    await shop.server.call(leave, { marketPostId: placement.marketPostId }, { token: second.token })
    expect((await shop.server.call(offers, LINE, { token: second.token })).data.offers).toEqual([])
  })

  it('is read once for all who ask for its message in the same second', async () => {
    await makeHot(10 * MINUTE_MS)
    const waiting = await Promise.all([shop.shopper(), shop.shopper()])
    for (const { token } of waiting) await shop.server.call(join, { marketPostId: placement.marketPostId }, { token })
    shop.server.clock.advance(SECOND_MS)
    const sent = await sentDuring(async () => {
      for (const { token } of waiting) {
        await shop.server.call(offers, LINE, { token })
        await shop.server.call(answer, { ...LINE, kinds: [SubscriptionKind.lineTurn] }, { token })
      }
    })
    expect(sent.filter(({ text }) => text.includes('"waitingAccounts"'))).toHaveLength(1)
  })

  it('is silent about a turn that has come while nothing was sent', async () => {
    await makeHot(10 * MINUTE_MS)
    const { userId, token } = await shop.shopper()
    await isInWechat(userId)
    await shop.server.call(join, { marketPostId: placement.marketPostId }, { token })
    await shop.server.call(answer, { ...LINE, kinds: [SubscriptionKind.lineTurn] }, { token })
    await shop.pass(12 * MINUTE_MS)
    expect(wechat.sent).toEqual([])
  })
})

describe('an appointment', () => {
  const theDrive = (subject: string) => ({ scene: SubscriptionScene.appointment, subject })
  const kinds = [SubscriptionKind.appointment]
  const passUntil = (time: string) => shop.pass(parseShanghai(time) - shop.server.clock.now().getTime())

  const allowed = async (changes?: Partial<BookBody>): Promise<BookedDrive> => {
    const drive = await bookedDrive(shop, changes)
    await isInWechat(drive.userId)
    await shop.server.call(answer, { ...theDrive(drive.id), kinds }, { token: drive.token })
    return drive
  }

  it('is told of two hours before, once', async () => {
    const { id, userId } = await allowed()
    await passUntil('2026-11-22 11:59:59')
    expect(wechat.sent).toEqual([])
    await passUntil('2026-11-22 12:00:00')
    await passUntil('2026-11-22 13:00:00')
    expect(wechat.sent).toMatchObject([
      { openId: `open-${userId}`, subject: 'Vela 7', page: `pages/drive-record/drive-detail/drive-detail?id=${id}` },
    ])
    expect(wechat.sent[0]?.at).toEqual(new Date(parseShanghai('2026-11-22 14:00:00')))
  })

  it.each([
    [ConsultationType.testDrive, 'Bring your licence'],
    [ConsultationType.order, 'See you at the shop'],
  ])('of type %s is told of with what there is to do: %s', async (consultationType, note) => {
    await allowed({ consultationType })
    await passUntil('2026-11-22 12:00:00')
    expect(wechat.sent.map((message) => message.note)).toEqual([note])
  })

  it('has the message follow when it is moved, earlier or later', async () => {
    const { id, token } = await allowed()
    const moveTo = async (startTime: string) => {
      expect((await shop.server.call(changeAppointment, { id, startTime }, { token })).code).toBe(200)
      await shop.pass(0)
    }
    await moveTo('2026-11-22 16:00:00')
    await moveTo('2026-11-22 11:00:00')
    await passUntil('2026-11-22 08:59:00')
    expect(wechat.sent).toEqual([])
    await passUntil('2026-11-22 09:00:00')
    expect(wechat.sent.map(({ at }) => at)).toEqual([new Date(parseShanghai('2026-11-22 11:00:00'))])
    await passUntil('2026-11-22 15:00:00')
    expect(wechat.sent).toHaveLength(1)
  })

  it.each([
    ['allowed anew', ({ id, token }: BookedDrive) => shop.server.call(answer, { ...theDrive(id), kinds }, { token })],
    [
      'moved',
      ({ id }: BookedDrive) => followMove(shop.server.database, id, new Date(parseShanghai('2026-11-22 16:00:00'))),
    ],
  ] as const)('is told of again at its new hour where the message was %s while one was sent', async (_what, renew) => {
    const drive = await allowed()
    wechat.meanwhile = async () => {
      const move = { id: drive.id, startTime: '2026-11-22 16:00:00' }
      await shop.server.call(changeAppointment, move, { token: drive.token })
      await renew(drive)
    }
    await passUntil('2026-11-22 12:00:00')
    await passUntil('2026-11-22 14:00:00')
    expect(wechat.sent.map(({ at }) => at)).toEqual(
      ['2026-11-22 14:00:00', '2026-11-22 16:00:00'].map((time) => new Date(parseShanghai(time))),
    )
  })

  it('is told of before its new hour where it was moved while the answer was being kept', async () => {
    const { id, userId, token } = await bookedDrive(shop)
    await isInWechat(userId)
    const { database } = shop.server
    const answering = await database.transaction(async (tx) => {
      await tx.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [userId])
      const call = shop.server.call(answer, { ...theDrive(id), kinds }, { token })
      await untilWaiting(database, 1)
      const movedTo = new Date(parseShanghai('2026-11-22 18:00:00'))
      await tx.query('UPDATE appointment SET start_at = $2 WHERE id = $1', [id, movedTo])
      await followMove(tx, id, movedTo)
      return { call }
    })
    expect((await answering.call).data.offers).toMatchObject([{ sendTime: '2026-11-22 16:00:00', isAllowed: true }])
    await passUntil('2026-11-22 14:00:00')
    expect(wechat.sent).toEqual([])
    await passUntil('2026-11-22 16:00:00')
    expect(wechat.sent.map(({ at }) => at)).toEqual([new Date(parseShanghai('2026-11-22 18:00:00'))])
  })

  it('is told of no more once it is given up, and offers nothing to anybody else', async () => {
    const { id, token } = await allowed()
    const stranger = await shop.shopper()
    expect(await shop.server.call(offers, theDrive(id), { token: stranger.token })).toMatchObject({
      code: ErrorCode.appointmentNotFound,
    })
    await shop.server.call(cancelAppointment, { id }, { token })
    expect((await shop.server.call(offers, theDrive(id), { token })).data.offers).toEqual([])
    await passUntil('2026-11-22 13:00:00')
    expect(wechat.sent).toEqual([])
  })
})

it('writes nothing that is longer than WeChat takes', () => {
  for (const language of LANGUAGES) {
    const notes = speaking(language, () => Object.values({ ...messageTexts }))
    for (const note of notes) expect(note.length).toBeLessThanOrEqual(MOST_CHARACTERS)
  }
})
