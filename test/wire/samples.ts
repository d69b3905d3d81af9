import { randomUUID } from 'node:crypto'
import type { endpointTable } from '../support/reading/endpoint-table'
import { register, sendSms } from '@/wire/endpoints/account'
import { createPayToken } from '@/wire/endpoints/balance'
import { save, share } from '@/wire/endpoints/configuration'
import { claim as claimCoupon } from '@/wire/endpoints/coupon'
import { list as listRights } from '@/wire/endpoints/right'
import { submit as submitFeedback } from '@/wire/endpoints/feedback'
import { write as writeComment } from '@/wire/endpoints/comment'
import { write as writePost } from '@/wire/endpoints/post'
import { state as invitations } from '@/wire/endpoints/invitation'
import { placeSmall } from '@/wire/endpoints/order'
import { create as shareOrder } from '@/wire/endpoints/order-share'
import { ArticleKind, CommentOrder, HomeTabKind, ReportReason, TopicOrder } from '@/wire/enums/content'
import { AgreementId, AgreementScene } from '@/wire/enums/agreement'
import { LeadSource } from '@/wire/enums/buyer'
import { AppointmentScope, ChangeReason } from '@/wire/enums/appointment'
import { NotificationKind } from '@/wire/enums/notification'
import { PaymentPlan } from '@/wire/enums/finance'
import { EditScope, OrderScope, OrderType } from '@/wire/enums/order'
import { PayChannel, PayMethod, SandboxOutcome } from '@/wire/enums/payment'
import { SmsType } from '@/wire/enums/platform'
import { SubscriptionScene } from '@/wire/enums/subscription'
import { SalesServiceType } from '@/wire/enums/vehicle'
import { longRange, savedCar } from '../server/vehicle/cars'
import { balanceShopper, type BalanceShopper } from '../server/money/balance-shopper'
import { loanShopper, loanTerms, paperAgreements, type LoanShopper } from '../server/loan/loan-shopper'
import { placement, type Shop } from '../server/money/shop'
import { bigPlacement, bigShopper, openBigSale } from '../server/orders/big-shopper'
import {
  bookedDrive,
  driveBooking,
  driveWish,
  SMALL_SHOP,
  takeDriveSteps,
  waitingShopper,
  type BookedDrive,
} from '../server/appointments/drives'
import { deliveryShopper, praise, type DeliveryShopper } from '../server/delivery/delivery-shopper'
import { generatedContract, type Signer } from '../server/contract/signer'
import { acceptDeletion, deletionCode } from '../support/customers/leave-account'
import { answerNewest, feedbackOf, madeId } from '../support/customers/feedback'
import { codeTo, phoneProof } from '../support/customers/other-phone'
import { previewKeyOf } from '../support/customers/preview'
import { uploadPicture } from '../support/customers/upload'

/** Payload of a call that has to succeed, and who makes it. */
export interface Sample {
  payload: object
  token?: string
}

type MakeSample = (shop: Shop) => Sample | Promise<Sample>

type Table = typeof endpointTable
type EndpointName = { [Group in keyof Table]: `${Group}.${keyof Table[Group] & string}` }[keyof Table]

/** Every endpoint must have a sample, or this file does not compile. Uploads send a picture in a test of their own. */
type SampledName = Exclude<EndpointName, `${string}.upload${string}`>

const SHANGHAI = { longitude: 121.47, latitude: 31.23 }
const PAGE = { current: 1, size: 2 }

const visitor =
  (payload: object): MakeSample =>
  () => ({ payload })

const member =
  (payload: object = {}): MakeSample =>
  async (shop) => ({ payload, token: (await shop.shopper()).token })

/** Somebody who has told something. */
const toldBy = async (shop: Shop): Promise<string> => {
  const { token } = await shop.shopper()
  await shop.server.call(submitFeedback, feedbackOf(1), { token })
  return token
}

const codeFor = async (shop: Shop, phoneNumber: string, smsType: SmsType): Promise<string> => {
  await shop.server.call(sendSms, { phoneNumber, smsType })
  return shop.server.sms.lastTo(phoneNumber)?.code ?? ''
}

const invitationOf = async (shop: Shop): Promise<string> => {
  const { token } = await shop.shopper()
  return (await shop.server.call(invitations, {}, { token })).data.code
}

const unpaid =
  (payload: object = {}): MakeSample =>
  async (shop) => {
    const shopper = await shop.shopper()
    const { id } = await shopper.order()
    return { payload: { id, ...payload }, token: shopper.token }
  }

const inPayment: MakeSample = async (shop) => {
  const shopper = await shop.shopper()
  const { order } = await shopper.orderInPayment()
  return { payload: { id: order.id }, token: shopper.token }
}

const storeOf = async (shop: Shop): Promise<string> =>
  (await shop.server.database.one<{ id: string }>('SELECT id FROM store ORDER BY id LIMIT 1'))?.id ?? ''

const picture = async (shop: Shop, token: string): Promise<string> =>
  (await uploadPicture(shop.server, token, 'driverLicense', { isPrivate: true })).path

const saved: MakeSample = async (shop) => {
  const { token } = await shop.shopper()
  const { data } = await shop.server.call(save, savedCar, { token })
  return { payload: { id: data.id }, token }
}

/** Registers one of the demo's people with WeChat, who is then known by the name in further login codes. */
const known = async (shop: Shop, name: string, phone: string): Promise<void> => {
  const payload = { loginCode: `sandbox-${name}-0`, phoneCode: `sandbox-${phone}-0` }
  await shop.server.call(register, payload)
}

/** A call about an order that waits for its balance. */
const inBalance =
  (payloadOf: (shopper: BalanceShopper) => object | Promise<object>): MakeSample =>
  async (shop) => {
    const shopper = await balanceShopper(shop)
    return { payload: await payloadOf(shopper), token: shopper.big.token }
  }

/** A call about an order that waits for an application for finance. */
const atLender =
  (payloadOf: (shopper: LoanShopper) => object | Promise<object>): MakeSample =>
  async (shop) => {
    const shopper = await loanShopper(shop)
    const action = { id: shopper.order.id, orderType: OrderType.big }
    return { payload: { ...action, ...(await payloadOf(shopper)) }, token: shopper.big.token }
  }

/** A call about an order whose car is paid for. */
const atHandover =
  (payloadOf: (shopper: DeliveryShopper) => Promise<object>): MakeSample =>
  async (shop) => {
    const shopper = await deliveryShopper(shop)
    return { payload: { id: shopper.id, ...(await payloadOf(shopper)) }, token: shopper.token }
  }

const part = ({ order }: BalanceShopper) => ({ id: order.id, orderType: OrderType.big, amountFen: 1_000_000 })

const signing = async (shop: Shop): Promise<{ signer: Signer; token: string }> => {
  const shopper = await bigShopper(shop)
  const order = await shopper.lockedOrder()
  return { signer: await generatedContract(shop, shopper, order), token: shopper.token }
}

/** A generated contract, and what its shopper has done with it. */
const contract =
  (prepare: (signer: Signer) => Promise<object | void> = async () => undefined): MakeSample =>
  async (shop) => {
    const made = await signing(shop)
    const payload = await prepare(made.signer)
    return { payload: { id: made.signer.orderId, ...payload }, token: made.token }
  }

const drivePayload = ({ id, token }: Pick<BookedDrive, 'id' | 'token'>, payload: object = {}): Sample => ({
  payload: { id, ...payload },
  token,
})

/** One call of every endpoint, by group and name. */
export const samples: Readonly<Record<string, MakeSample>> = {
  'account.sendSms': visitor({ phoneNumber: '13877770001', smsType: SmsType.login }),
  'account.codeLogin': async (shop) => {
    const phoneNumber = '13877770002'
    const verificationCode = await codeFor(shop, phoneNumber, SmsType.login)
    return { payload: { jsCode: '', phoneNumber, verificationCode, agreementsAgreed: true } }
  },
  'account.register': visitor({ loginCode: 'sandbox-new-1', phoneCode: 'sandbox-13800000001-1' }),
  'account.wechatLogin': async (shop) => {
    await known(shop, 'zhou', '13800004417')
    return { payload: { code: 'sandbox-zhou-1', agreementsAgreed: true } }
  },
  'account.query': async (shop) => {
    await known(shop, 'lin', '13800002086')
    return { payload: { code: 'sandbox-lin-1' } }
  },
  'account.logout': member(),
  'account.cancel': async (shop) => {
    const { token } = await shop.shopper()
    await acceptDeletion(shop.server, token)
    return { payload: { code: await deletionCode(shop.server, token), cancelDesc: 'Moving abroad' }, token }
  },
  'account.provePhone': async (shop) => {
    const phone = '13877770008'
    const { token } = await shop.server.login(phone)
    return { payload: { code: await codeTo(shop.server, phone, SmsType.oldPhone) }, token }
  },
  'account.changePhone': async (shop) => {
    const phoneNumber = '13877770010'
    const { token } = await shop.server.login('13877770009')
    const proof = await phoneProof(shop.server, token)
    const code = await codeTo(shop.server, phoneNumber, SmsType.newPhone)
    return { payload: { proof, phoneNumber, code }, token }
  },
  'account.deletion': member(),
  'account.keepAccount': member(),
  'account.devices': member(),
  'account.logoutDevice': async (shop) => {
    const phone = '13877770007'
    const { userId } = await shop.server.login(phone)
    const row = await shop.server.database.one<{ id: string }>('SELECT id FROM session WHERE account_id = $1', [userId])
    return { payload: { id: row?.id ?? '' }, token: (await shop.server.login(phone)).token }
  },
  'account.logoutEverywhere': member(),
  'account.scrmAccount': member(),
  'account.me': member(),
  'account.edit': member({ nickName: 'Yining', province: '310000', city: '310100' }),
  'account.updateDrivingLicense': async (shop) => {
    const { token } = await shop.shopper()
    const [driversPositiveImgurl, driversReverseImgurl] = [await picture(shop, token), await picture(shop, token)]
    return { payload: { driversPositiveImgurl, driversReverseImgurl }, token }
  },

  'appointment.calendar': visitor(driveWish),
  'appointment.nearest': visitor({ ...driveWish, startTime: '2026-11-22 14:00:00' }),
  'appointment.book': member(driveBooking()),
  'appointment.hold': member({ ...driveWish, startTime: '2026-11-23 17:00:00' }),
  'appointment.waits': async (shop) => {
    const { token } = await waitingShopper(shop, '2026-11-23 15:00:00')
    return { payload: {}, token }
  },
  'appointment.wait': async (shop) => {
    const startTime = '2026-11-23 16:00:00'
    const { token } = await waitingShopper(shop, startTime)
    return { payload: { ...driveWish, storeId: SMALL_SHOP, startTime }, token }
  },
  'appointment.endWait': async (shop) => drivePayload(await waitingShopper(shop, '2026-11-23 18:00:00')),
  'appointment.page': async (shop) => {
    const { token } = await bookedDrive(shop, { startTime: '2026-11-23 10:00:00' })
    return { payload: { ...PAGE, scope: AppointmentScope.upcoming }, token }
  },
  'appointment.detail': async (shop) => drivePayload(await bookedDrive(shop, { startTime: '2026-11-23 11:00:00' })),
  'appointment.change': async (shop) =>
    drivePayload(await bookedDrive(shop, { startTime: '2026-11-23 12:00:00' }), {
      startTime: '2026-11-23 17:00:00',
      reason: ChangeReason.weather,
    }),
  'appointment.cancel': async (shop) => drivePayload(await bookedDrive(shop, { startTime: '2026-11-23 13:00:00' })),
  'appointment.rate': async (shop) => {
    const drive = await bookedDrive(shop, { startTime: '2026-11-23 14:00:00' })
    await takeDriveSteps(shop, drive.code, ['drive-arrived', 'drive-done'])
    return drivePayload(drive, { stars: 5, praise: ['onTime'] })
  },

  'agreement.detail': member({ id: AgreementId.privacyPolicy }),
  'agreement.pending': member(),
  'agreement.accept': member({ agreements: placement.agreements, scene: AgreementScene.customerInformation }),

  'article.detail': visitor({ id: 'quiet-cabin' }),
  'article.like': member({ id: 'quiet-cabin', isOn: true }),
  'article.favourite': member({ id: 'quiet-cabin', isOn: true }),
  'article.report': member({ id: 'quiet-cabin', reason: ReportReason.offSubject, words: '' }),
  'article.follow': member({ authorId: 'vela-design', isOn: true }),

  'starfire.state': visitor({ starId: 'ZHYN4417' }),
  'starfire.apply': async (shop) => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    return { payload: { isNameShown: true }, token: shopper.token }
  },
  'preview.drafts': ({ server }) => ({
    payload: { tab: HomeTabKind.recommended, key: previewKeyOf(server) },
  }),
  'guide.detail': visitor({ id: 'home-charging' }),

  'comment.list': visitor({ articleId: 'quiet-cabin', order: CommentOrder.top, size: 20 }),
  'comment.replies': visitor({ id: 'quiet-cabin-1', size: 20 }),
  'comment.thread': visitor({ articleId: 'quiet-cabin', id: 'quiet-cabin-1-4' }),
  'comment.write': member({ id: '1'.padStart(32, '0'), articleId: 'quiet-cabin', content: 'Well said.' }),
  'comment.remove': async (shop) => {
    const { token } = await shop.shopper()
    const id = '2'.padStart(32, '0')
    await shop.server.call(writeComment, { id, articleId: 'quiet-cabin', content: 'Well said.' }, { token })
    return { payload: { id }, token }
  },
  'post.write': member({
    id: '3'.padStart(32, '0'),
    revision: 1,
    topicId: 'night-drive',
    content: 'Nobody on the road.',
    pictures: [],
  }),
  'post.remove': async (shop) => {
    const { token } = await shop.shopper()
    const id = '4'.padStart(32, '0')
    const written = { id, revision: 1, topicId: 'night-drive', content: 'Too early.', pictures: [] }
    await shop.server.call(writePost, written, { token })
    return { token, payload: { id } }
  },
  'comment.like': member({ id: 'quiet-cabin-1', isOn: true }),
  'comment.report': member({ id: 'quiet-cabin-1', reason: ReportReason.offSubject, words: '' }),

  'message.list': async (shop) => {
    const shopper = await shop.shopper()
    await shop.paidOrder(shopper)
    return { payload: { size: 20 }, token: shopper.token }
  },
  'message.unread': member(),
  'message.see': member({}),

  'topic.list': visitor({}),
  'topic.detail': visitor({ id: 'night-drive' }),
  'topic.articles': visitor({ id: 'night-drive', order: TopicOrder.hot, size: 20 }),
  'topic.follow': member({ id: 'night-drive', isOn: true }),

  'search.hot': visitor({}),
  'search.suggestions': visitor({ query: 'night dr' }),
  'search.results': visitor({ query: 'nigt drive' }),

  'balance.state': inBalance(({ order }) => ({ id: order.id })),
  'balance.payment': inBalance(async (shopper) => ({ payNo: await shopper.opened(1_000_000) })),
  'balance.openTransfer': inBalance(part),
  'balance.transfer': inBalance(async (shopper) => ({ payNo: await shopper.announced(1_000_000) })),
  'balance.announceTransfer': inBalance(async (shopper) => {
    const { attempt } = (await shopper.openTransfer(1_000_000)).data
    return { payNo: attempt.payNo, slips: [await shopper.slip()] }
  }),
  'balance.withdrawTransfer': inBalance(async (shopper) => ({ payNo: await shopper.announced(1_000_000) })),
  'balance.openPos': inBalance(part),
  'balance.pos': inBalance(async (shopper) => ({ payNo: (await shopper.openPos(1_000_000)).data.attempt.payNo })),
  'balance.createPayToken': unpaid(),
  'balance.payToken': async (shop) => {
    const { token } = await shop.shopper()
    const { data } = await shop.server.call(placeSmall, placement, { token, idempotencyKey: someKey() })
    const made = await shop.server.call(createPayToken, { id: data.id }, { token })
    return { payload: { token: made.data.token }, token }
  },

  'common.area': visitor({}),
  'common.demo': visitor({}),
  'common.maintenance': visitor({}),
  'common.dictionary': visitor({ dictType: 'cancel_reason' }),
  'common.fileUrl': async (shop) => {
    const { token } = await shop.shopper()
    return { payload: { path: await picture(shop, token) }, token }
  },

  'configuration.quote': visitor(longRange),
  'configuration.save': member(savedCar),
  'configuration.list': member(),
  'configuration.detail': saved,
  'configuration.remove': saved,
  'configuration.share': visitor(longRange),
  'configuration.shared': async (shop) => {
    const { data } = await shop.server.call(share, longRange)
    return { payload: { shareCode: data.shareCode } }
  },

  'content.banners': visitor({ bannerNo: 'one', ...PAGE }),
  'content.feed': visitor({ tab: HomeTabKind.recommended, size: PAGE.size }),

  'contract.detail': contract(),
  'contract.verify': contract(async (signer) => ({ code: await signer.code() })),
  'contract.preview': contract(),
  'contract.sign': contract(async (signer) => {
    await signer.verify()
    await signer.preview()
  }),
  'contract.sandboxDecide': contract(async (signer) => {
    await signer.begin()
    return { outcome: SandboxOutcome.success }
  }),

  'coupon.list': member(),
  'coupon.count': member(),
  'coupon.detail': async (shop) => {
    const { token } = await shop.shopper()
    const { data } = await shop.server.call(claimCoupon, { code: 'CHARGE200' }, { token })
    return { payload: { id: data.id }, token }
  },
  'coupon.claim': member({ code: 'autumn 800' }),

  'right.list': member(),
  'right.count': member(),
  'right.detail': async (shop) => {
    const shopper = await shop.shopper()
    await shop.paidOrder(shopper)
    const { token } = shopper
    const [right] = (await shop.server.call(listRights, {}, { token })).data
    return { payload: { id: right?.id }, token }
  },

  'activity.list': visitor(PAGE),
  'activity.detail': visitor({ id: 'lakeside-night-drive' }),
  'activity.own': member(),
  'activity.signUp': member({
    id: 'lakeside-night-drive',
    name: 'Zhou Yining',
    guests: 1,
    leadSource: LeadSource.public,
    agreements: [{ id: AgreementId.leadActivityPrivacyStatement, version: 11 }],
  }),
  'activity.cancel': member({ id: 'lakeside-night-drive' }),
  'subscription.offers': async (shop) => {
    const shopper = await shop.shopper()
    const { order } = await shop.paidOrder(shopper)
    return { payload: { scene: SubscriptionScene.order, subject: order.id }, token: shopper.token }
  },
  'subscription.answer': async (shop) => {
    const shopper = await shop.shopper()
    const { order } = await shop.paidOrder(shopper)
    return { payload: { scene: SubscriptionScene.order, subject: order.id, kinds: [] }, token: shopper.token }
  },

  'evaluation.state': atHandover(async (shopper) => {
    await shopper.delivered()
    return {}
  }),
  'evaluation.submit': atHandover(async (shopper) => {
    await shopper.delivered()
    return { ...praise, photos: [await shopper.photo()] }
  }),

  'feedback.saveDraft': member({
    id: madeId(1),
    category: null,
    content: 'The voice',
    contact: '',
    media: [],
    baseRevision: 0,
  }),
  'feedback.drafts': member(),
  'feedback.deleteDraft': member({ id: madeId(1) }),
  'feedback.submit': member(feedbackOf(1)),
  'feedback.list': member(PAGE),
  'feedback.detail': async (shop) => ({ payload: { id: madeId(1) }, token: await toldBy(shop) }),
  'feedback.ask': async (shop) => ({
    payload: { id: madeId(1), messageId: madeId(2), content: 'And after a call' },
    token: await toldBy(shop),
  }),
  'feedback.rate': async (shop) => {
    const token = await toldBy(shop)
    await answerNewest(shop.server)
    return { payload: { id: madeId(1), stars: 5 }, token }
  },
  'favourite.list': member({ kind: ArticleKind.pictureText, size: PAGE.size }),
  'favourite.remove': member({ ids: ['quiet-cabin', 'dawn-copper'] }),

  'loan.application': async (shop) => {
    const shopper = await loanShopper(shop)
    return { payload: { id: shopper.order.id }, token: shopper.big.token }
  },
  'loan.save': atLender(() => {
    const { schemeId, downPaymentRatio, termMonths } = loanTerms
    return { schemeId, downPaymentRatio, termMonths, papers: [], agreements: [] }
  }),
  'loan.submit': atLender(async (shopper) => {
    await shopper.save({ papers: await shopper.papers() })
    return { expectedMonthlyFen: loanTerms.monthlyFen, agreed: true, agreements: paperAgreements }
  }),
  'loan.cancelApplication': atLender(async (shopper) => {
    await shopper.save()
    return {}
  }),
  'loan.payInFull': atLender(() => ({})),
  'loan.requestPayOff': atLender(async (shopper) => {
    await shopper.released()
    return { expectedAmountFen: (await shopper.application()).payOff?.amountFen }
  }),

  'order.placeSmall': async (shop) => ({ payload: placement, token: (await shop.shopper()).token }),
  'order.placeBig': async (shop) => {
    await openBigSale(shop)
    return { payload: bigPlacement, token: (await shop.shopper()).token }
  },
  'order.quoteSmall': async (shop) => {
    const { modelId, marketPostId } = placement
    return { payload: { modelId, marketPostId }, token: (await shop.shopper()).token }
  },
  'order.quoteBig': async (shop) => {
    const { modelId, marketPostId, car } = bigPlacement
    const { pnoTwelve, attributeNos } = car
    return { payload: { modelId, marketPostId, pnoTwelve, attributeNos }, token: (await shop.shopper()).token }
  },
  'order.edit': async (shop) => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.order()
    const payload = {
      id,
      orderType: OrderType.big,
      scope: EditScope.buyingPlan,
      purchaseSchemeType: PaymentPlan.finance,
      expectedSaleTotalFen: bigPlacement.car.expectedTotalFen,
    }
    return { payload, token: shopper.token }
  },
  'order.lock': async (shop) => {
    const shopper = await bigShopper(shop)
    const { id } = await shopper.paidOrder()
    return { payload: { id, orderType: OrderType.big }, token: shopper.token }
  },
  'order.detail': unpaid(),
  'order.page': async (shop) => {
    const shopper = await shop.shopper()
    await shopper.order()
    return { payload: { ...PAGE, orderType: OrderType.small, scope: OrderScope.all }, token: shopper.token }
  },
  'order.cancel': unpaid({ orderType: OrderType.small }),
  'order.deleted': async (shop) => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    await shopper.cancel(order)
    return { payload: { id: order.id, orderType: OrderType.small }, token: shopper.token }
  },
  'order.refund': async (shop) => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    const payload = { id: order.id, orderType: OrderType.small, payNo, refundReasons: 'delivery wait too long' }
    return { payload, token: shopper.token }
  },

  'order.confirmPickUp': atHandover(async (shopper) => ({
    orderType: OrderType.big,
    deliveryTime: await shopper.planned(),
  })),
  'order.lopUpdate': member(),
  'order.lopRead': member({ newest: '1' }),
  'order.openLevc': member(),
  'order.openLevcUpdate': member({ openLevc: true }),
  'order.verifyInterest': member({ pnoTwelve: longRange.pnoTwelve }),

  'invitation.state': member(),
  'invitation.rule': visitor({}),
  'invitation.open': async (shop) => ({ payload: { code: await invitationOf(shop) } }),
  'invitation.claim': async (shop) => ({
    payload: { code: await invitationOf(shop) },
    token: (await shop.shopper()).token,
  }),

  'map.shopPlaces': visitor({}),
  'map.vehicles': async (shop) => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    return { payload: {}, token: shopper.token }
  },
  'map.address': member(SHANGHAI),
  'map.tiles': visitor({}),
  'member.state': member(),
  'member.growth': member(PAGE),
  'member.rule': visitor({}),

  'myData.link': member(),
  'myData.consents': member(),
  'myData.withdrawConsent': member({
    id: AgreementId.leadActivityPrivacyStatement,
    scene: AgreementScene.customerInformation,
  }),
  'notification.settings': member(),
  'subscription.allowed': member(),
  'notification.turn': member({ kind: NotificationKind.order, isOn: false }),
  'points.state': member(),
  'points.checkIn': member(),
  'points.page': member(PAGE),
  'points.rule': visitor({}),

  'saleLine.state': member({ marketPostId: 'vela-7-small' }),
  'saleLine.join': member({ marketPostId: 'vela-7-small' }),
  'saleLine.leave': member({ marketPostId: 'vela-7-small' }),

  'orderShare.create': unpaid(),
  'orderShare.revoke': unpaid(),
  'orderShare.shared': async (shop) => {
    const shopper = await shop.shopper()
    const { id } = await shopper.order()
    const { data } = await shop.server.call(shareOrder, { id }, { token: shopper.token })
    return { payload: { token: data.token } }
  },

  'payment.pay': unpaid({
    orderType: OrderType.small,
    payMethod: PayMethod.wechat,
    channel: PayChannel.h5,
    amountFen: placement.expectedAmountFen,
  }),
  'payment.status': inPayment,
  'payment.query': inPayment,
  'payment.sandboxDecide': async (shop) => {
    const shopper = await shop.shopper()
    const { payNo } = await shopper.orderInPayment()
    return { payload: { payNo, outcome: SandboxOutcome.success }, token: shopper.token }
  },

  'shop.provinces': visitor({ salesServiceType: SalesServiceType.sales }),
  'shop.list': visitor({ provinceCode: '310000', cityCode: '310100', ...SHANGHAI }),
  'shop.nearby': visitor(SHANGHAI),
  'shop.detail': async (shop) => ({ payload: { id: await storeOf(shop), ...SHANGHAI } }),

  'vehicle.newIndex': visitor({}),
  'vehicle.select': visitor({}),
  'vehicle.detail': visitor({ modelId: 'vela-7' }),
  'vehicle.parameters': visitor({ modelId: 'vela-7' }),
  'vehicle.loanSchemes': visitor({ pnoTwelve: longRange.pnoTwelve }),
  'vehicle.materialFiles': visitor({ bucketId: 'vela-7-road', ...PAGE }),
  'vehicle.materialFolders': visitor({}),
  'vehicle.trialModels': visitor({}),
} satisfies Record<SampledName, MakeSample>

/** A key for calls that need one; others ignore it. */
export const someKey = (): string => randomUUID()
