/** @jest-environment jsdom */
import type { EndpointRow } from '@/wire/endpoint'
import { endpointTable } from '../../../support/reading/endpoint-table'
import * as account from '@/services/api/account'
import * as activity from '@/services/api/activity'
import * as agreement from '@/services/api/agreement'
import * as article from '@/services/api/article'
import * as balance from '@/services/api/balance'
import * as appointment from '@/services/api/appointment'
import * as common from '@/services/api/common'
import * as comment from '@/services/api/comment'
import * as configuration from '@/services/api/configuration'
import * as content from '@/services/api/content'
import * as contract from '@/services/api/contract'
import * as coupon from '@/services/api/coupon'
import * as right from '@/services/api/right'
import * as evaluation from '@/services/api/evaluation'
import * as feedback from '@/services/api/feedback'
import * as favourite from '@/services/api/favourite'
import * as home from '@/services/api/home'
import * as loan from '@/services/api/loan'
import * as message from '@/services/api/message'
import * as order from '@/services/api/order'
import * as orderShare from '@/services/api/order-share'
import * as saleLine from '@/services/api/sale-line'
import * as invitation from '@/services/api/invitation'
import * as map from '@/services/api/map'
import * as member from '@/services/api/member'
import * as myData from '@/services/api/my-data'
import * as notification from '@/services/api/notification'
import * as guide from '@/services/api/guide'
import * as points from '@/services/api/points'
import * as payment from '@/services/api/payment'
import * as post from '@/services/api/post'
import * as search from '@/services/api/search'
import * as preview from '@/services/api/preview'
import * as shop from '@/services/api/shop'
import * as starfire from '@/services/api/starfire'
import * as subscription from '@/services/api/subscription'
import * as topic from '@/services/api/topic'
import * as vehicle from '@/services/api/vehicle'
import { installFakeXhr, FakeXhr } from '../../../support/jest/fake-xhr'

const KEYED = { idempotencyKey: 'k' }
const choice = { pnoTwelve: 'p', options: [] }
const snapshot = {
  ...choice,
  modelId: 'm',
  modelName: 'M',
  versionName: 'V',
  versionPriceFen: 1,
  parts: [],
  totalFen: 1,
}
const told = { id: '1', content: 'c', contact: '', media: [] }
const action = { id: '1', orderType: 1 } as const

const wish = { consultationType: 2, storeId: 's', modelId: 'm' } as const

/** One call of each function of the services. */
const calls: readonly (() => Promise<unknown>)[] = [
  () => account.sendSmsCode({ phoneNumber: '13800004417', smsType: 1 }),
  () => account.loginByCode({ jsCode: '', phoneNumber: '1', verificationCode: '2', agreementsAgreed: true }),
  () => account.registerAccount({ loginCode: 'l', phoneCode: 'p' }),
  () => account.queryAccount('c'),
  () => account.fetchSalesAccount(),
  () => account.loginByWechat({ code: 'c', agreementsAgreed: true }),
  () => account.logout(),
  () => account.fetchDevices(),
  () => account.logoutDevice('d'),
  () => account.logoutEverywhere(),
  () => account.fetchMe(),
  () => account.editUser({ nickName: 'n' }),
  () => account.provePhone('123456'),
  () => account.changePhone({ proof: 'p', phoneNumber: '13800000000', code: '123456' }),
  () => account.fetchDeletion(),
  () => account.cancelAccount({ code: '1', cancelDesc: 'd' }),
  () => account.keepAccount(),
  () => account.updateDrivingLicense({ front: 'f', back: 'b' }, []),
  () => activity.fetchActivities({ current: 1, size: 1 }),
  () => activity.fetchActivity('a'),
  () => activity.fetchOwnActivities(),
  () => activity.signUpForActivity({ id: 'a', name: 'n', guests: 0, leadSource: 'public', agreements: [] }, KEYED),
  () => activity.cancelSignUp('a'),
  () => agreement.fetchAgreement(13),
  () => agreement.fetchPendingAgreements(),
  () => agreement.sendAcceptance({ agreements: [], scene: 1 }),
  () => article.fetchArticle('1'),
  () => article.setLike('1', true),
  () => article.setFavourite('1', true),
  () => article.followAuthor('1', true),
  () => article.reportArticle({ id: '1', reason: 1, words: '' }),
  () => balance.fetchBalance('1'),
  () => balance.fetchPayment('p'),
  () => balance.openTransfer({ ...action, amountFen: 1 }, KEYED),
  () => balance.fetchTransfer('p'),
  () => balance.announceTransfer({ payNo: 'p', slips: ['s'] }, KEYED),
  () => balance.withdrawTransfer('p', KEYED),
  () => balance.openPos({ ...action, amountFen: 1 }, KEYED),
  () => balance.fetchPos('p'),
  () => balance.fetchPayTokenTarget('t'),
  () => common.fetchDictionary('cancel_reason'),
  () => common.fetchAreaTree(),
  () => common.fetchDemo(),
  () => common.fetchMaintenance(),
  () => common.fetchFileUrl('p'),
  () => common.uploadPrivateFile('blob:b', KEYED),
  () => common.uploadPublicFile('blob:b', KEYED),
  () => configuration.quoteConfiguration(choice),
  () => configuration.saveConfiguration({ ...snapshot, id: '1', baseRevision: 0 }),
  () => configuration.fetchSavedConfigurations(),
  () => configuration.fetchSavedConfiguration('1'),
  () => configuration.deleteConfiguration({ id: '1', baseRevision: 1 }),
  () => configuration.shareConfiguration(choice),
  () => configuration.fetchSharedConfiguration('c'),
  () => content.fetchBanners(),
  () => content.fetchFeed({ tab: 'recommended', size: 1, cursor: '1.a' }),
  () => home.fetchModelHome(),
  () => appointment.fetchCalendar(wish),
  () => appointment.fetchNearestFree({ ...wish, startTime: '2026-11-22 14:00:00' }),
  () => appointment.holdHour({ ...wish, startTime: '2026-11-22 14:00:00' }),
  () => appointment.fetchWaits(),
  () => appointment.waitForHour({ ...wish, startTime: '2026-11-22 14:00:00' }),
  () => appointment.endWait('1'),
  () =>
    appointment.bookAppointment(
      { ...wish, startTime: '2026-11-22 14:00:00', driverName: 'Zhou', agreements: [] },
      { idempotencyKey: 'k' },
    ),
  () => appointment.fetchAppointments({ scope: 1, current: 1, size: 1 }),
  () => appointment.fetchAppointment('1'),
  () => appointment.changeAppointment({ id: '1', startTime: '2026-11-22 14:00:00' }),
  () => appointment.cancelAppointment({ id: '1' }),
  () => appointment.rateAppointment({ id: '1', stars: 5, praise: [] }),
  () => coupon.fetchCoupons(),
  () => coupon.fetchUsableCoupons(),
  () => coupon.fetchCoupon('1'),
  () => coupon.claimCoupon('c'),
  () => right.fetchRights(),
  () => right.fetchRightCount(),
  () => right.fetchRight('1'),
  () => evaluation.fetchEvaluation('1'),
  () =>
    evaluation.sendEvaluation({ id: '1', stars: { car: 5, handover: 5, centre: 5 }, tags: [], words: '', photos: [] }),
  () => feedback.saveFeedbackDraft({ ...told, category: null, baseRevision: 0 }),
  () => feedback.fetchFeedbackDrafts(),
  () => feedback.deleteFeedbackDraft('1'),
  () => feedback.submitFeedback({ ...told, category: 1 }),
  () => feedback.fetchFeedbackPage({ current: 1, size: 1 }),
  () => feedback.fetchFeedback('1'),
  () => feedback.askFeedback({ id: '1', messageId: 'm', content: 'c' }),
  () => feedback.rateFeedback({ id: '1', stars: 5 }),
  () => favourite.fetchFavourites({ kind: 1, size: 1 }),
  () => favourite.removeFavourites(['1']),
  () => loan.fetchApplication('1'),
  () =>
    loan.saveApplication(
      { ...action, schemeId: 's', downPaymentRatio: 0.3, termMonths: 60, papers: [], agreements: [] },
      KEYED,
    ),
  () => loan.submitApplication({ ...action, expectedMonthlyFen: 1, agreed: true, agreements: [] }, KEYED),
  () => loan.cancelApplication(action, KEYED),
  () => loan.choosePayInFull(action, KEYED),
  () => loan.requestPayOff({ ...action, expectedAmountFen: 1 }, KEYED),
  () => starfire.fetchStarfire('1'),
  () => starfire.applyForStar(),
  () => comment.fetchComments({ articleId: '1', order: 'top', size: 1 }),
  () => comment.fetchReplies({ id: '1', size: 1 }),
  () => comment.fetchThread({ articleId: '1', id: '1' }),
  () => comment.writeComment({ id: '1', articleId: '1', content: 'c' }),
  () => comment.deleteComment('1'),
  () => comment.likeComment({ id: '1', isOn: true }),
  () => post.writePost({ id: '1', topicId: '1', content: 'w', pictures: [], revision: 1 }),
  () => post.deletePost('1'),
  () => comment.reportComment({ id: '1', reason: 1, words: '' }),
  () => message.fetchMessages({ size: 1 }),
  () => message.fetchUnread(),
  () => message.seeMessages({}),
  () => guide.fetchGuide('1'),
  () => preview.fetchPreview({ tab: 'recommended', key: 'k' }),
  () => topic.fetchTopics(),
  () => topic.fetchTopic('1'),
  () => topic.fetchTopicArticles({ id: '1', order: 'hot', size: 1 }),
  () => topic.followTopic('1', true),
  () => search.fetchHotWords(),
  () => search.fetchSuggestions('v'),
  () => search.fetchResults({ query: 'v' }),
  () => order.fetchOrder('1'),
  () => order.fetchOrderNews(),
  () => order.fetchOpenLevc(),
  () => order.updateOpenLevc(true),
  () => order.markOrderNewsAsRead('7'),
  () => order.confirmPickUp({ ...action, deliveryTime: 't' }),
  () => saleLine.fetchLine('p'),
  () => saleLine.joinLine('p'),
  () => saleLine.leaveLine('p'),
  () => orderShare.shareOrder('1'),
  () => orderShare.stopSharingOrder('1'),
  () => orderShare.fetchSharedOrder('t'),
  () => order.fetchOrderPage({ current: 1, size: 1 }),
  () =>
    order.placeSmallOrder(
      { modelId: 'm', marketPostId: 'p', expectedAmountFen: 1, cityCode: 'c', storeId: 's', agreements: [] },
      KEYED,
    ),
  () =>
    order.placeBigOrder(
      {
        modelId: 'm',
        marketPostId: 'p',
        expectedAmountFen: 1,
        purchaseSchemeType: 1,
        places: { storeId: 's', cityCode: 'c', deliverCityCode: 'd' },
        owner: { purchaseType: 1, subjectName: 'n' },
        car: { pnoTwelve: 'p', attributeNos: [], expectedTotalFen: 1 },
        agreements: [],
      },
      KEYED,
    ),
  () => order.editOrder({ ...action, scope: 'buying plan', purchaseSchemeType: 2 }, KEYED),
  () => order.refundOrder({ ...action, payNo: 'p', refundReasons: 'r' }, KEYED),
  () => order.cancelOrder(action, KEYED),
  () => order.deleteOrder(action, KEYED),
  () => order.lockOrder(action, KEYED),
  () => contract.fetchContract('1'),
  () => contract.verifySigner({ id: '1', code: '123456' }),
  () => contract.openContract('1'),
  () => contract.signContract('1'),
  () => contract.decideSandboxSigning({ id: '1', outcome: 'success' }),
  () => order.verifyInterest('p'),
  () => order.quoteSmallOrder({ modelId: 'm', marketPostId: 'p' }),
  () => order.quoteBigOrder({ modelId: 'm', marketPostId: 'p', pnoTwelve: 'p', attributeNos: [] }),
  () => invitation.fetchInvitations(),
  () => invitation.openInvitation('c'),
  () => invitation.claimInvitation('c'),
  () => invitation.fetchInvitationRule(),
  () => map.fetchShopPlaces(),
  () => map.fetchVehicles(),
  () => map.fetchAddress({ longitude: 1, latitude: 1 }),
  () => map.fetchMapTiles(),
  () => member.fetchMember(),
  () => member.fetchGrowthEntries({ current: 1, size: 1 }),
  () => member.fetchMemberRule(),
  () => myData.fetchDataLink(),
  () => myData.fetchConsents(),
  () => myData.withdrawConsent({ id: 13, scene: 3 }),
  () => notification.fetchNotifications(),
  () => notification.turnNotification({ kind: 'order', isOn: true }),
  () => points.fetchPoints(),
  () => points.checkIn(),
  () => points.fetchPointsEntries({ current: 1, size: 1 }),
  () => points.fetchPointsRule(),
  () => payment.startPayment({ ...action, payMethod: 1, channel: 'h5', amountFen: 1 }, KEYED),
  () => payment.fetchPaymentState('1'),
  () => payment.queryPayment('1'),
  () => payment.decideSandboxPayment({ payNo: 'p', outcome: 'success' }),
  () => shop.fetchShopProvinces(1),
  () => shop.fetchShops({ provinceCode: 'p', cityCode: 'c' }),
  () => shop.fetchShop({ id: '1' }),
  () => shop.fetchNearbyShops({ longitude: 1, latitude: 1 }),
  () => subscription.fetchAllowedMessages(),
  () => subscription.fetchSubscriptions({ scene: 'order', subject: '1' }),
  () => subscription.answerSubscriptions({ scene: 'order', subject: '1', kinds: [] }),
  () => vehicle.fetchSaleModels(),
  () => vehicle.fetchModel('m'),
  () => vehicle.fetchParameters('m'),
  () => vehicle.fetchMaterialFolders(),
  () => vehicle.fetchMaterialFiles({ bucketId: 'b', current: 1, size: 1 }),
  () => vehicle.fetchTrialModels(),
  () => vehicle.fetchLoanSchemes('p'),
]

/** Endpoints of the server that no page of the app asks for. */
const UNCALLED: readonly EndpointRow[] = [endpointTable.balance.createPayToken]

/** What was sent, as "METHOD /path", picked files left out. */
const sentRows = (): string[] =>
  FakeXhr.sent
    .filter(({ url }) => !url.startsWith('blob:'))
    .map(({ method, url }) => `${method} ${url.replace('/api/system', '').replace(/\?.*/, '')}`)

const rows = Object.values(endpointTable)
  .flatMap((group): EndpointRow[] => Object.values(group))
  .filter((row) => !UNCALLED.includes(row))

beforeEach(async () => {
  installFakeXhr()
  for (const makeCall of calls) {
    void makeCall().catch(() => undefined)
    const picked = FakeXhr.sent[FakeXhr.sent.length - 1]
    if (picked?.url.startsWith('blob:')) picked.reply(200, new Blob(['x']))
  }
  await new Promise(process.nextTick)
})

test('each endpoint that the app asks for has one function that calls it by its method and path', () => {
  expect(sentRows().sort()).toEqual(rows.map(({ method, path }) => `${method} ${path}`).sort())
})

test('each endpoint that must have an effect once carries an idempotency key, and no other does', () => {
  const keyed = FakeXhr.sent
    .filter(({ headers }) => 'idempotency-key' in headers)
    .map(({ url }) => url.replace('/api/system', ''))
  expect(keyed.sort()).toEqual(
    rows
      .filter(({ idempotent }) => idempotent)
      .map(({ path }) => path)
      .sort(),
  )
})
