import { randomUUID } from 'node:crypto'
import { signUp } from '@/wire/endpoints/activity'
import { favourite, follow, like as likeArticle, report as reportArticle } from '@/wire/endpoints/article'
import { like as likeComment, report as reportComment, write } from '@/wire/endpoints/comment'
import { claim } from '@/wire/endpoints/coupon'
import { claim as claimInvitation, state as invitations } from '@/wire/endpoints/invitation'
import { see } from '@/wire/endpoints/message'
import { turn } from '@/wire/endpoints/notification'
import { checkIn } from '@/wire/endpoints/points'
import { join } from '@/wire/endpoints/sale-line'
import { apply } from '@/wire/endpoints/starfire'
import { answer } from '@/wire/endpoints/subscription'
import { follow as followTopic } from '@/wire/endpoints/topic'
import { AgreementId } from '@/wire/enums/agreement'
import { LeadSource } from '@/wire/enums/buyer'
import { ReportReason } from '@/wire/enums/content'
import { NotificationSwitch } from '@/wire/enums/notification'
import { SubscriptionKind, SubscriptionScene } from '@/wire/enums/subscription'
import { ErrorCode } from '@/wire/errors'
import { noteVisit } from '../../../server/modules/invitation/invitation-statements'
import type { TestServer } from '../../support/server/server'
import { bookedDrive, driveWish, holdAs, SMALL_SHOP, waitAs } from '../appointments/drives'
import { openShop, placement, type Shop } from '../money/shop'
import { type DeliveryShopper, deliveryShopper } from '../delivery/delivery-shopper'

const STORY = 'quiet-cabin'
const reason = ReportReason.insult

let shop: Shop
let server: TestServer
let leaver: DeliveryShopper
let token: string
let orderId: string

beforeAll(async () => {
  shop = await openShop()
  server = shop.server
  leaver = await deliveryShopper(shop)
  await leaver.delivered()
  token = leaver.token
  orderId = (await leaver.big.paidOrder()).id
  // As the deletion leaves it to a call whose session was looked up before.
  await server.database.query('UPDATE account SET cancelled_at = $1, phone = NULL WHERE id = $2', [
    server.clock.now(),
    leaver.big.small.userId,
  ])
})
afterAll(() => shop.close())

const comment = () => server.call(write, { id: 'b'.repeat(32), articleId: STORY, content: 'Too late.' }, { token })
const ofArticle = () => server.call(reportArticle, { id: STORY, reason, words: 'Too late.' }, { token })
const ofComment = () => server.call(reportComment, { id: `${STORY}-1`, reason, words: 'Too late.' }, { token })
const articleLike = () => server.call(likeArticle, { id: STORY, isOn: true }, { token })
const articleKept = () => server.call(favourite, { id: STORY, isOn: true }, { token })
const commentLike = () => server.call(likeComment, { id: `${STORY}-1`, isOn: true }, { token })
const authorFollowed = () => server.call(follow, { authorId: 'vela-design', isOn: true }, { token })
const topicFollowed = () => server.call(followTopic, { id: 'NightDrive', isOn: true }, { token })
const coupon = () => server.call(claim, { code: 'CHARGE200' }, { token })
const place = () => {
  const agreements = [{ id: AgreementId.leadActivityPrivacyStatement, version: 11 }]
  const body = { id: 'lakeside-night-drive', name: 'Zhou Yining', guests: 0, leadSource: LeadSource.public, agreements }
  return server.call(signUp, body, { token, idempotencyKey: randomUUID() })
}

const hourHeld = () => holdAs(shop, token, { ...driveWish, startTime: '2026-11-23 14:00:00' })

/** Of a full hour: a free one is refused before. */
const hourToTell = async () => {
  const hour = { storeId: SMALL_SHOP, startTime: '2026-11-23 14:00:00' }
  await bookedDrive(shop, hour)
  return waitAs(shop, token, hour)
}

const checkedIn = () => server.call(checkIn, {}, { token })
const ambassador = () => server.call(apply, { isNameShown: true }, { token })
const code = () => server.call(invitations, {}, { token })

/** Of somebody else, who lives. */
const invitation = async () => {
  const { data } = await server.call(invitations, {}, { token: (await shop.shopper()).token })
  return server.call(claimInvitation, { code: data.code }, { token })
}

const inLine = async () => {
  await server.database.query('UPDATE allocation SET let_in_a_minute = 1')
  return server.call(join, { marketPostId: placement.marketPostId }, { token })
}

const switchedOff = () => server.call(turn, { kind: NotificationSwitch.openings, isOn: false }, { token })
const seen = () => server.call(see, {}, { token })
const allowed = () => {
  const body = { scene: SubscriptionScene.order, subject: orderId, kinds: [SubscriptionKind.lockOrder] }
  return server.call(answer, body, { token })
}

const countIn = (table: string) => server.database.one(`SELECT count(*) AS kept FROM ${table}`)

describe('what is written for an account that was deleted while it waited', () => {
  it.each([
    ['a comment', 'comment', comment],
    ['a report of an article', 'article_report', ofArticle],
    ['a report of a comment', 'comment_report', ofComment],
    ['a place at an activity', 'activity_registration', place],
    ['an hour that is held', 'appointment_hold', hourHeld],
    ['a full hour to be told of', 'appointment_wait', hourToTell],
    ['a like of an article', 'article_like', articleLike],
    ['an article kept for later', 'article_favourite', articleKept],
    ['a like of a comment', 'comment_like', commentLike],
    ['an author to follow', 'author_follow', authorFollowed],
    ['a topic to follow', 'topic_follow', topicFollowed],
    ['a coupon by a code', 'coupon', coupon],
    ['the try of a code', 'coupon_code_tries', coupon],
    ['what is said of a delivery', 'delivery_evaluation', () => leaver.evaluate()],
    ['a day of checking in', 'points_entry', checkedIn],
    ['an ambassador', 'ambassador', ambassador],
    ['a code to invite with', 'invitation_code', code],
    ['an invitation', 'invitation', invitation],
    ['an invitation that is turned down', 'invitation_refusal', invitation],
  ] as const)('is refused as an ended session, and not kept: %s', async (_what, table, call) => {
    const before = await countIn(table)
    expect(await call()).toMatchObject({ status: 401, code: ErrorCode.sessionExpired })
    expect(await countIn(table)).toEqual(before)
  })

  it.each([
    ['a message that is not wanted', 'notification_off', switchedOff],
    ['what was seen', 'message_seen', seen],
    ['a message that is allowed', 'subscription', allowed],
    ['a ticket of a line', 'line_ticket', inLine],
  ] as const)('is not kept, where nothing hangs on it: %s', async (_what, table, call) => {
    const before = await countIn(table)
    expect(await call()).toMatchObject({ status: 200 })
    expect(await countIn(table)).toEqual(before)
  })

  it('is not kept of a friend either, whose phone opened the link of one that was found before', async () => {
    await noteVisit(server.database, leaver.big.small.userId, Buffer.from('phone'), server.clock.now())
    expect(await countIn('invitation_visit')).toEqual({ kept: 0 })
  })
})
