import { randomUUID } from 'node:crypto'
import { signUp } from '@/wire/endpoints/activity'
import { like, write } from '@/wire/endpoints/comment'
import { ask, submit } from '@/wire/endpoints/feedback'
import { list, see, unread } from '@/wire/endpoints/message'
import { RegistrationResult } from '@/wire/enums/activity'
import { AgreementId } from '@/wire/enums/agreement'
import { LeadSource } from '@/wire/enums/buyer'
import { ClientPlatform } from '@/wire/enums/platform'
import { ReportReason } from '@/wire/enums/content'
import { MessageKind } from '@/wire/enums/message'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { formatShanghai, parseShanghai } from '@/domain/time/shanghai-time'
import { hideComment } from '../../../server/modules/comment/hide-comment'
import { answerNewest, feedbackOf, madeId } from '../../support/customers/feedback'
import { newId } from '../../support/samples/new-id'
import { openShop, type Shop, type Shopper } from '../money/shop'

const NOTHING = { order: 0, reply: 0, activity: 0, coupon: 0 }

let shop: Shop
let shopper: Shopper

beforeEach(async () => {
  shop = await openShop()
  shopper = await shop.shopper()
})
afterEach(() => shop.close())

const messagesOf = async (kind?: MessageKind) =>
  (await shop.server.call(list, { size: 50, ...(kind && { kind }) }, { token: shopper.token })).data.records
const unreadOf = async () => (await shop.server.call(unread, {}, { token: shopper.token })).data
const seen = async (kind?: MessageKind) =>
  (await shop.server.call(see, kind ? { kind } : {}, { token: shopper.token })).data
const say = async (content: string, token: string, answeredId?: string) => {
  const id = newId()
  await shop.server.call(write, { id, articleId: 'quiet-cabin', content, ...(answeredId && { answeredId }) }, { token })
  return id
}

describe('messages', () => {
  it('tell what happened to an order, not what its owner did', async () => {
    const { order } = await shop.paidOrder(shopper)
    expect(await messagesOf(MessageKind.order)).toMatchObject([
      {
        title: 'Deposit paid',
        text: expect.stringContaining('We have received your deposit.'),
        targetId: order.id,
        isUnread: true,
      },
    ])
  })

  it('tell of an order that waits for its deposit until it is paid, cancelled or too late', async () => {
    const order = await shopper.order()
    const waiting = {
      title: 'Your order waits for its deposit',
      text: expect.stringMatching(/^Vela 7\. Your place is kept until .*\d\d:\d\d\.$/),
      targetId: order.id,
      payUntil: order.expirationTime,
      isUnread: true,
    }
    expect(await messagesOf(MessageKind.order)).toMatchObject([waiting])
    expect((await unreadOf()).order).toBe(1)
    await shopper.cancel(order)
    expect(await messagesOf(MessageKind.order)).toEqual([])

    const late = await shopper.order()
    shop.server.clock.set(new Date(parseShanghai(late.expirationTime ?? '')))
    // Also before the worker has closed it.
    expect(await messagesOf(MessageKind.order)).toEqual([])
    await shop.pass(MINUTE_MS)
    expect(await messagesOf(MessageKind.order)).toMatchObject([
      { title: 'Order closed', targetId: late.id, payUntil: null },
    ])

    const { order: paid } = await shop.paidOrder(shopper)
    const of = (await messagesOf(MessageKind.order)).filter(({ targetId }) => targetId === paid.id)
    expect(of).toMatchObject([{ title: 'Deposit paid', payUntil: null }])
  })

  it('tell who answers, in the language of who reads, and neither own words nor hidden ones', async () => {
    const other = await shop.shopper()
    const mine = await say('Well drawn.', shopper.token)
    await say('I mean the dashboard.', shopper.token, mine)
    const answer = await say('It is.', other.token, mine)
    const [told, ...rest] = await messagesOf(MessageKind.reply)
    expect(rest).toEqual([])
    expect(told).toMatchObject({
      title: expect.stringMatching(/ replied$/),
      text: '“It is.”',
      targetId: 'quiet-cabin',
      commentId: answer,
    })
    const back = await say('Thank you.', shopper.token, answer)
    await say('My pleasure.', other.token, back)
    expect((await messagesOf(MessageKind.reply)).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['“It is.”', '“My pleasure.”']),
    )
    await shop.server.database.query('UPDATE comment SET hidden_at = written_at, hidden_reason = 1 WHERE id = $1', [
      answer,
    ])
    expect(await messagesOf(MessageKind.reply)).toHaveLength(1)
    const chinese = { token: shopper.token, headers: { 'accept-language': 'zh-CN' } }
    const { data } = await shop.server.call(list, { size: 5, kind: MessageKind.reply }, chinese)
    expect(data.records[0]?.title).toContain('回复了您')
  })

  it('tell no answer of a thread that is hidden, but to who began it', async () => {
    const other = await shop.shopper()
    const root = await say('Well drawn.', other.token)
    const mine = await say('It is.', shopper.token, root)
    await say('The lamps, too.', other.token, mine)
    const texts = async ({ token }: Shopper) =>
      (await shop.server.call(list, { size: 5, kind: MessageKind.reply }, { token })).data.records.map(
        ({ text }) => text,
      )
    expect(await texts(shopper)).toEqual(['“The lamps, too.”'])
    const { database, clock } = shop.server
    await database.transaction((tx) => hideComment(tx, root, ReportReason.insult, clock.now()))
    expect(await texts(shopper)).toEqual([])
    expect((await unreadOf()).reply).toBe(0)
    expect(await texts(other)).toEqual(['“It is.”'])
    await database.transaction((tx) => hideComment(tx, root, null, clock.now()))
    expect((await unreadOf()).reply).toBe(1)
  })

  it.each([
    ['was taken down', 'withdrawn_at = published_at'],
    ['is a draft again', 'published_at = NULL'],
  ])('tell no answer below an article that %s', async (_what, change) => {
    const other = await shop.shopper()
    const mine = await say('Well drawn.', shopper.token)
    await say('It is.', other.token, mine)
    expect((await unreadOf()).reply).toBe(1)
    await shop.server.database.query(`UPDATE article SET ${change} WHERE id = 'quiet-cabin'`)
    expect(await messagesOf(MessageKind.reply)).toEqual([])
    expect((await unreadOf()).reply).toBe(0)
  })

  it('tell that a feedback was answered, and lead to it; what its writer adds is no news', async () => {
    const id = madeId(1)
    await shop.server.call(submit, feedbackOf(1, { id }), { token: shopper.token })
    await shop.server.call(ask, { id, messageId: madeId(2), content: 'Any news?' }, { token: shopper.token })
    expect(await messagesOf(MessageKind.reply)).toEqual([])
    await answerNewest(shop.server)
    expect(await messagesOf(MessageKind.reply)).toMatchObject([
      {
        title: 'Your feedback was answered',
        text: '“Thank you, we can repeat this.”',
        targetId: id,
        commentId: null,
        isUnread: true,
      },
    ])
    expect(await unreadOf()).toEqual({ ...NOTHING, reply: 1 })
    const other = await shop.shopper()
    expect((await shop.server.call(list, { size: 5 }, { token: other.token })).data.records).toEqual([])
  })

  it('tell who wins a lot in the last days before an activity so, as news, until they were there or it is over', async () => {
    const { clock, database } = shop.server
    await seen()
    clock.advance(MINUTE_MS)
    const drawnMs = clock.now().getTime()
    await database.query(
      `UPDATE activity SET start_at = $1, end_at = $2, sign_up_from = NULL, sign_up_until = NULL, draw_at = $3, drawn_at = $3
       WHERE id = 'lakeside-night-drive'`,
      [new Date(drawnMs + DAY_MS), new Date(drawnMs + DAY_MS + HOUR_MS), new Date(drawnMs)],
    )
    await database.query(
      `INSERT INTO activity_registration (id, activity_id, user_id, name, guests, lead_source, client_platform,
         agreement_version, result, code, registered_at, drawn_at)
       VALUES ('r1', 'lakeside-night-drive', $1, 'Lin', 0, $2, $3, 9, $4, '123456789012', $5, $6)`,
      [
        shopper.userId,
        LeadSource.public,
        ClientPlatform.miniProgram,
        RegistrationResult.success,
        new Date(drawnMs - 7 * DAY_MS),
        new Date(drawnMs),
      ],
    )
    const visit = (at: Date | null, by: string | null) =>
      database.query("UPDATE activity_registration SET visited_at = $1, visited_by = $2 WHERE id = 'r1'", [at, by])
    expect(await messagesOf(MessageKind.activity)).toMatchObject([
      { title: 'Lakeside night drive', isUnread: true, time: formatShanghai(drawnMs) },
    ])
    expect((await unreadOf()).activity).toBe(1)

    await visit(clock.now(), 'door')
    expect(await messagesOf(MessageKind.activity)).toEqual([])
    await visit(null, null)
    clock.advance(DAY_MS + HOUR_MS - 1)
    expect(await messagesOf(MessageKind.activity)).toHaveLength(1)
    clock.advance(1)
    expect(await messagesOf(MessageKind.activity)).toEqual([])
  })

  it('remind of an activity three days before it, and of a coupon seven days before its end', async () => {
    const statement = { id: AgreementId.leadActivityPrivacyStatement, version: 11 }
    const coming = { id: 'lakeside-night-drive', name: 'Lin', guests: 0, leadSource: LeadSource.public }
    await shop.server.call(
      signUp,
      { ...coming, agreements: [statement] },
      { token: shopper.token, idempotencyKey: randomUUID() },
    )
    const row = await shop.server.database.one<{ at: Date }>(
      "SELECT start_at AS at FROM activity WHERE id = 'lakeside-night-drive'",
    )
    const daysLeft = Math.ceil(((row?.at.getTime() ?? 0) - shop.server.clock.now().getTime()) / DAY_MS)
    const before = await messagesOf(MessageKind.activity)
    expect(before).toHaveLength(daysLeft <= 3 ? 1 : 0)
    shop.server.clock.advance((daysLeft - 2) * DAY_MS)
    expect(await messagesOf(MessageKind.activity)).toMatchObject([
      { title: 'Lakeside night drive', text: expect.stringMatching(/^Begins on /), targetId: 'lakeside-night-drive' },
    ])

    await shop.server.database.query(
      `INSERT INTO coupon (id, rule_id, user_id, reference, code, given_at, end_at)
       SELECT 'c1', id, $1, 'test', 'code', $2, $3 FROM coupon_rule ORDER BY id LIMIT 1`,
      [
        shopper.userId,
        new Date(shop.server.clock.now().getTime() - DAY_MS),
        new Date(shop.server.clock.now().getTime() + 6 * DAY_MS),
      ],
    )
    expect(await messagesOf(MessageKind.coupon)).toMatchObject([
      { title: expect.stringMatching(/^A coupon ends on /), targetId: 'c1' },
    ])
    shop.server.clock.advance(7 * DAY_MS)
    expect(await messagesOf(MessageKind.coupon)).toEqual([])
  })

  it('go on by a cursor, and a new one shifts nothing', async () => {
    const other = await shop.shopper()
    const mine = await say('Well drawn.', shopper.token)
    for (const words of ['One.', 'Two.', 'Three.']) {
      shop.server.clock.advance(MINUTE_MS)
      await say(words, other.token, mine)
    }
    const { data: first } = await shop.server.call(list, { size: 2 }, { token: shopper.token })
    shop.server.clock.advance(MINUTE_MS)
    await say('Four.', other.token, mine)
    const { data: second } = await shop.server.call(
      list,
      { size: 2, cursor: first.next ?? '' },
      { token: shopper.token },
    )
    expect([...first.records, ...second.records].map(({ text }) => text).slice(0, 3)).toEqual([
      '“Three.”',
      '“Two.”',
      '“One.”',
    ])
  })

  it('count as unread until they were seen, by kind or all', async () => {
    await shop.paidOrder(shopper)
    const other = await shop.shopper()
    const mine = await say('Well drawn.', shopper.token)
    await say('It is.', other.token, mine)
    await shop.server.call(like, { id: mine, isOn: true }, { token: other.token })
    const before = await unreadOf()
    expect(before).toMatchObject({ order: 1, reply: 1 })
    expect(await seen(MessageKind.reply)).toEqual({ ...before, reply: 0 })
    expect(await seen()).toEqual(NOTHING)
    expect((await messagesOf()).filter(({ isUnread }) => isUnread)).toEqual([])
    shop.server.clock.advance(MINUTE_MS)
    await say('Still.', other.token, mine)
    expect(await unreadOf()).toEqual({ ...NOTHING, reply: 1 })
  })

  it('that come after the list was read stay unread when that is seen, and nothing is seen ahead of its time', async () => {
    const { clock } = shop.server
    const seenUpTo = async (upTo: number) =>
      (await shop.server.call(see, { kind: MessageKind.reply, upTo }, { token: shopper.token })).data
    const other = await shop.shopper()
    const mine = await say('Well drawn.', shopper.token)
    await say('It is.', other.token, mine)
    const { data: read } = await shop.server.call(list, { size: 50 }, { token: shopper.token })
    expect(read.readAt).toBe(clock.now().getTime())
    clock.advance(1)
    await say('Still.', other.token, mine)
    expect(await seenUpTo(read.readAt)).toEqual({ ...NOTHING, reply: 1 })
    const replies = await messagesOf(MessageKind.reply)
    expect(replies.map(({ text, isUnread }) => [text, isUnread])).toEqual([
      ['“Still.”', true],
      ['“It is.”', false],
    ])

    expect(await seenUpTo(clock.now().getTime() + DAY_MS)).toEqual(NOTHING)
    clock.advance(MINUTE_MS)
    await say('For long.', other.token, mine)
    expect(await unreadOf()).toEqual({ ...NOTHING, reply: 1 })
    const refused = await shop.server.call(see, { upTo: -1 }, { token: shopper.token })
    expect(refused.status).toBe(422)
  })
})
