/** @jest-environment jsdom */
import { provideToken } from '@/services/request/credentials'
import { fetchMe, updateDrivingLicense } from '@/services/api/account'
import { fetchBanners, fetchFeed } from '@/services/api/content'
import { fetchModelHome } from '@/services/api/home'
import { cancelOrder, deleteOrder, fetchOrder, fetchOrderPage, lockOrder, refundOrder } from '@/services/api/order'
import {
  announceTransfer,
  fetchBalance,
  fetchPayment,
  fetchPos,
  fetchTransfer,
  openPos,
  openTransfer,
  withdrawTransfer,
} from '@/services/api/balance'
import { cancelApplication, choosePayInFull, fetchApplication, saveApplication } from '@/services/api/loan'
import { decideSandboxPayment, fetchPaymentState, queryPayment, startPayment } from '@/services/api/payment'
import { fetchShop } from '@/services/api/shop'
import { fetchMaterialFiles, fetchModel, fetchParameters } from '@/services/api/vehicle'
import { installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'
import { makeAllocation, makeModel } from '../../../support/samples/model-home'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/services/environment', () => ({
  apiBase: 'https://api.example',
  staticUrl: (path: string) => (path.startsWith('/') ? `https://static.example${path}` : path),
}))

const KEYED = { idempotencyKey: 'k' }
const action = { id: '1', orderType: 1 } as const
const wireOrder = (id: string): object => ({
  id,
  carPoster: '/static/img/car.webp',
  sidePicture: '/static/img/side.webp',
  storeInfo: {},
  orderFileVOList: [],
})

beforeEach(() => {
  installFakeXhr()
  provideToken(() => undefined)
})

test('market prices travel in yuan and arrive in fen, pictures get their address', async () => {
  const reply = fetchModelHome()
  const { marketPriceFen: _, ...wire } = makeAllocation({ marketPicture: '/static/img/deposit.webp' })
  const model = {
    ...makeModel('vela-7', []),
    purchaseCarPoster: '/static/img/car.webp',
    widePoster: '/static/img/wide.webp',
  }
  lastSent().succeed({
    modelList: [{ ...model, marketAllocationVos: [{ ...wire, marketPrice: 1_999.99 }] }],
    pointBannerVO: { picture: '/static/img/points.webp', title: 'Points' },
  })
  const home = await reply
  expect(home.pointBannerVO?.picture).toBe('https://static.example/static/img/points.webp')
  expect(home.modelList[0]).toMatchObject({
    purchaseCarPoster: 'https://static.example/static/img/car.webp',
    tabletPoster: null,
    widePoster: 'https://static.example/static/img/wide.webp',
  })
  expect(home.modelList[0]?.marketAllocationVos[0]).toMatchObject({
    marketPriceFen: 199_999,
    marketPicture: 'https://static.example/static/img/deposit.webp',
  })
  expect(home.modelList[0]?.marketAllocationVos[0]).not.toHaveProperty('marketPrice')
})

test.each<[string, () => Promise<unknown>]>([
  ['the detail', () => fetchOrder('1')],
  ['a refund', () => refundOrder({ ...action, payNo: 'p', refundReasons: 'other' }, KEYED)],
  ['a cancellation', () => cancelOrder(action, KEYED)],
  ['a deletion', () => deleteOrder(action, KEYED)],
  ['a lock', () => lockOrder(action, KEYED)],
])('%s whose reply speaks of another order fails with "Unexpected data"', async (_name, ask) => {
  const other = ask()
  lastSent().succeed(wireOrder('2'))
  await expect(other).rejects.toThrow(/^Unexpected data$/)
  const same = ask()
  lastSent().succeed(wireOrder('1'))
  await expect(same).resolves.toMatchObject({ id: '1' })
})

const part = { ...action, amountFen: 100 } as const
const plan = { schemeId: 's', downPaymentRatio: 0.2, termMonths: 12, papers: [], agreements: [] }
/** Whatever of an order or a payment a reply may be about. */
const wirePayment = (id: string): object => ({
  orderId: id,
  payNo: id,
  attempt: { orderId: id, payNo: id },
  slips: [],
  papers: [],
})

test.each<[string, () => Promise<unknown>]>([
  ['a payment', () => startPayment({ ...part, payMethod: 1, channel: 'h5' }, KEYED)],
  ['a payment’s state', () => fetchPaymentState('1')],
  ['a question to the provider', () => queryPayment('1')],
  ['a decision of the sandbox', () => decideSandboxPayment({ payNo: '1', outcome: 'success' })],
  ['a balance', () => fetchBalance('1')],
  ['the detail of a payment', () => fetchPayment('1')],
  ['a transfer to make', () => openTransfer(part, KEYED)],
  ['a transfer', () => fetchTransfer('1')],
  ['a transfer that was made', () => announceTransfer({ payNo: '1', slips: [] }, KEYED)],
  ['a transfer that is taken back', () => withdrawTransfer('1', KEYED)],
  ['a code for the till', () => openPos(part, KEYED)],
  ['a payment at the till', () => fetchPos('1')],
  ['an application for finance', () => fetchApplication('1')],
  ['a plan that is kept', () => saveApplication({ ...action, ...plan }, KEYED)],
  ['a plan that is given up', () => cancelApplication(action, KEYED)],
  ['a loan that is given up', () => choosePayInFull(action, KEYED)],
])('%s whose reply speaks of another one fails with "Unexpected data"', async (_name, ask) => {
  const other = ask()
  lastSent().succeed(wirePayment('2'))
  await expect(other).rejects.toThrow(/^Unexpected data$/)
  const same = ask()
  lastSent().succeed(wirePayment('1'))
  await expect(same).resolves.toBeDefined()
})

test('the order list asks for small-deposit orders unless told otherwise', () => {
  void fetchOrderPage({ current: 1, size: 10 })
  expect(lastSent().url).toBe('https://api.example/api/system/app/order/page?orderType=1&current=1&size=10')
  void fetchOrderPage({ current: 1, size: 10, orderType: 0 })
  expect(lastSent().url).toContain('orderType=0')
})

test('the pictures of people and cars in an order get their address, missing ones stay missing', async () => {
  const reply = fetchOrder('1')
  lastSent().succeed({
    ...wireOrder('1'),
    storeInfo: { salesSpecialistAvatar: '/static/img/adviser.webp', deliveryerUrl: null },
  })
  await expect(reply).resolves.toMatchObject({
    carPoster: 'https://static.example/static/img/car.webp',
    sidePicture: 'https://static.example/static/img/side.webp',
    storeInfo: { salesSpecialistAvatar: 'https://static.example/static/img/adviser.webp', deliveryerUrl: null },
  })
})

test('banners are asked for by group one with one on the list, unless told otherwise', () => {
  void fetchBanners()
  expect(lastSent().url).toContain('/wx/mini-programs/list?bannerNo=one&current=1&size=1')
  void fetchBanners({ bannerNo: 'two', size: 4 })
  expect(lastSent().url).toContain('bannerNo=two&current=1&size=4')
})

test('the pictures of the feed get their address', async () => {
  const reply = fetchFeed({ tab: 'recommended', size: 10 })
  const card = {
    media: [
      { url: '/static/a.webp', poster: null },
      { url: 'https://cdn.example/b.mp4', poster: '/static/b.webp' },
    ],
    author: { avatar: '/static/c.webp' },
  }
  lastSent().succeed({ records: [card], next: null })
  const page = await reply
  expect(page.records[0]).toMatchObject({
    media: [
      { url: 'https://static.example/static/a.webp', poster: null },
      { url: 'https://cdn.example/b.mp4', poster: 'https://static.example/static/b.webp' },
    ],
    author: { avatar: 'https://static.example/static/c.webp' },
  })
})

test('a shop’s pictures and people get their address', async () => {
  const reply = fetchShop({ id: '1' })
  lastSent().succeed({
    picture: '/static/a.webp',
    pictures: ['/static/b.webp'],
    advisers: [{ avatar: '/static/c.webp' }],
  })
  await expect(reply).resolves.toMatchObject({
    picture: 'https://static.example/static/a.webp',
    pictures: ['https://static.example/static/b.webp'],
    advisers: [{ avatar: 'https://static.example/static/c.webp' }],
  })
})

test('a model’s stills, versions and options get the address of their pictures', async () => {
  const reply = fetchModel('vela-7')
  lastSent().succeed({
    carPoster: '/static/a.webp',
    stills: [{ view: 'side', picture: '/static/b.webp' }],
    smallViews: [{ paintNo: 'green', picture: '/static/e.webp' }],
    versions: [{ picture: '/static/c.webp', optionGroups: [{ options: [{ picture: '/static/d.webp' }] }] }],
  })
  await expect(reply).resolves.toEqual({
    carPoster: 'https://static.example/static/a.webp',
    stills: [{ view: 'side', picture: 'https://static.example/static/b.webp' }],
    smallViews: [{ paintNo: 'green', picture: 'https://static.example/static/e.webp' }],
    versions: [
      {
        picture: 'https://static.example/static/c.webp',
        optionGroups: [{ options: [{ picture: 'https://static.example/static/d.webp' }] }],
      },
    ],
  })
})

test('the heads of the parameter table and the files of an album get their address', async () => {
  const table = fetchParameters('vela-7')
  lastSent().succeed({ versions: [{ picture: '/static/a.webp' }] })
  await expect(table).resolves.toMatchObject({ versions: [{ picture: 'https://static.example/static/a.webp' }] })

  const files = fetchMaterialFiles({ bucketId: 'b', current: 1, size: 2 })
  lastSent().succeed({
    records: [
      { url: '/static/a.mp4', poster: '/static/a.webp' },
      { url: '/static/b.webp', poster: null },
    ],
  })
  await expect(files).resolves.toMatchObject({
    records: [
      { url: 'https://static.example/static/a.mp4', poster: 'https://static.example/static/a.webp' },
      { url: 'https://static.example/static/b.webp', poster: null },
    ],
  })
})

test('a user comes with the address of the avatar', async () => {
  const reply = fetchMe()
  lastSent().succeed(makeUser({ avatar: '/static/me.webp' }))
  await expect(reply).resolves.toMatchObject({ avatar: 'https://static.example/static/me.webp' })
})

test('licence pictures travel under the wire’s names', () => {
  void updateDrivingLicense({ front: 'front.webp', back: 'back.webp' }, [{ id: 13, version: 9 }])
  expect(lastSent().body).toBe(
    '{"driversPositiveImgurl":"front.webp","driversReverseImgurl":"back.webp","agreements":[{"id":13,"version":9}]}',
  )
})
