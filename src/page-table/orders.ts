import { page } from './row'
import { button, heading } from './sample'

const BUY_CAR = 'pages/order/index'
const ORDERS = 'pages/mall/order/list'
const ORDER = 'pages/real-order-detail/index'
const GUIDE = 'pages/guide-page/guide-page'

/** From placing an order to the review of the delivered car. */
export const ORDER_PAGES = {
  'pages/miniorder/order': page<{ modelId: string; marketPostId?: string }>({
    title: { en: 'Reserve', zh: '预订' },
    access: 'user',
    parent: BUY_CAR,
    sample: {
      params: () => ({ modelId: 'vela-7', marketPostId: 'vela-7-small' }),
      shows: { role: 'button', name: 'Pay ¥1,000.00' },
    },
  }),
  /**
   * The car to order: a saved one, a shared one, the draft, or else the model's usual one. With `orderId` that order is
   * changed; with `car` "new" it gets the car that is named.
   */
  'pages/order/order': page<{
    modelId?: string
    marketPostId?: string
    saved?: string
    share?: string
    orderId?: string
    car?: string
  }>({
    title: { en: 'Confirm order', zh: '确认订单' },
    access: 'user',
    isMain: true,
    parent: BUY_CAR,
    // Orders open later; the drawn form has tests of its own.
    sample: { params: () => ({ modelId: 'vela-7' }), shows: heading('Vela 7 cannot be ordered yet') },
  }),
  'pages/mall/order/line': page<{ modelId: string; marketPostId: string }>({
    title: { en: 'Opening', zh: '开售' },
    access: 'user',
    parent: BUY_CAR,
    // A deposit without a line is ordered at once; an opening is played in test/e2e/shopping/sale-line.test.ts.
    sample: {
      params: () => ({ modelId: 'vela-7', marketPostId: 'vela-7-small' }),
      leadsTo: 'pages/miniorder/order',
      shows: button('Pay ¥1,000.00'),
    },
  }),
  [ORDERS]: page<{ scope?: string; type?: string }>({
    title: { en: 'My orders', zh: '我的订单' },
    access: 'user',
    parent: 'pages/profile/index',
    sample: { shows: { role: 'listitem' } },
  }),
  [ORDER]: page<{ id: string }>({
    title: { en: 'Order detail', zh: '订单详情' },
    access: 'user',
    parent: ORDERS,
    isShared: true,
    sample: { params: ({ paidOrder }) => ({ id: paidOrder }), shows: heading('Paid') },
  }),
  'pages/real-order-detail-share/index': page<{ token: string }>({
    title: { en: 'Order', zh: '订单' },
    access: 'anyone',
    parent: BUY_CAR,
    isShared: true,
    isUnlisted: true,
    sample: {
      params: ({ shareToken }) => ({ token: shareToken }),
      shows: heading('A Vela 7 on order'),
      isByUser: true,
    },
  }),
  [GUIDE]: page<{ id: string }>({
    title: { en: 'Confirm order', zh: '确认订单' },
    access: 'user',
    parent: ORDER,
    sample: { params: ({ paidOrder }) => ({ id: paidOrder }), shows: heading('Nothing to confirm') },
  }),
  'pages/guide-page/webview': page<{ id: string; document?: string }>({
    title: { en: 'Order guide', zh: '订购须知' },
    access: 'user',
    parent: GUIDE,
    sample: { params: ({ paidOrder }) => ({ id: paidOrder }), shows: heading('Purchase agreement') },
  }),
  'pages/lynk-fullcar/order/signMiddle/index': page<{ id: string }>({
    title: { en: 'Sign contract', zh: '签署合同' },
    access: 'user',
    parent: ORDER,
    // A small deposit has no contract; one is signed in test/e2e/ordering/contract.test.ts.
    sample: { params: ({ paidOrder }) => ({ id: paidOrder }), shows: heading('No contract yet') },
  }),
  'pagesH5/delivery-evaluation/index': page<{ id: string }>({
    title: { en: 'Delivery evaluation', zh: '交付评价' },
    access: 'user',
    parent: ORDER,
    // The deposit is paid, no car is delivered; one is reviewed in test/e2e/ordering/after-the-order.test.ts.
    sample: { params: ({ paidOrder }) => ({ id: paidOrder }), shows: heading('Not delivered yet') },
  }),
}
