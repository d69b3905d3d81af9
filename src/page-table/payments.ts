import { page } from './row'
import { button, heading } from './sample'

const ORDER = 'pages/real-order-detail/index'
const BALANCE = 'pages/mall/order/balance-pay'

/** Where a payment was begun, if not at our own cashier: whoever pays for the app goes back there. */
interface Origin {
  from?: 'app'
}

/** What an order costs and how it is paid or paid back. */
export const PAYMENT_PAGES = {
  'pages/mall/order/casher': page<{ id: string; amountFen?: string; payNo?: string }>({
    title: { en: 'Cashier', zh: '收银台' },
    access: 'user',
    parent: ORDER,
    sample: { params: ({ unpaidOrder }) => ({ id: unpaidOrder }), shows: button('Pay ¥1,000.00') },
  }),
  'pages/mall/app/casher': page<{ id?: string; token?: string; amountFen?: string; payNo?: string }>({
    title: { en: 'Cashier', zh: '收银台' },
    access: 'user',
    parent: 'pages/back-app/index',
    sample: { params: ({ unpaidOrder }) => ({ id: unpaidOrder }), shows: button('Back to app') },
  }),
  /** With `payNo` it tells of that payment. */
  'pages/successful/index': page<{ id: string; payNo?: string } & Origin>({
    title: { en: 'Payment result', zh: '支付结果' },
    access: 'user',
    parent: ORDER,
    sample: { params: ({ paidOrder }) => ({ id: paidOrder }), shows: heading('Deposit paid') },
  }),
  'pages/mall/order/fail-page': page<{ id: string; payNo?: string } & Origin>({
    title: { en: 'Payment failed', zh: '支付失败' },
    access: 'user',
    parent: ORDER,
    sample: { params: ({ declinedOrder }) => ({ id: declinedOrder }), shows: button('Pay again') },
  }),
  'pages/mall/order/deposit': page<{ id: string }>({
    title: { en: 'Small deposit', zh: '小订' },
    access: 'user',
    parent: ORDER,
    sample: { params: ({ unpaidOrder }) => ({ id: unpaidOrder }), shows: button('Pay ¥1,000.00') },
  }),
  'pages/mall/order/big-deposit': page<{ id: string }>({
    title: { en: 'Big deposit', zh: '大定' },
    access: 'user',
    parent: ORDER,
    sample: { params: ({ paidOrder }) => ({ id: paidOrder }), shows: heading('Nothing to pay') },
  }),
  'pages/mall/order/details': page<{ payNo: string }>({
    title: { en: 'Payment', zh: '支付详情' },
    access: 'user',
    parent: ORDER,
    sample: { params: ({ payNo }) => ({ payNo }), shows: heading('Paid') },
  }),
  [BALANCE]: page<{ id: string }>({
    title: { en: 'Balance', zh: '尾款' },
    access: 'user',
    parent: ORDER,
    sample: { params: ({ balanceOrder }) => ({ id: balanceOrder }), shows: button('Pay ¥100,000.00') },
  }),
  'pages/mall/order/bank-transfer': page<{ id?: string; amountFen?: string; payNo?: string }>({
    title: { en: 'Account transfer', zh: '银行转账' },
    access: 'user',
    parent: BALANCE,
    sample: {
      params: ({ balanceOrder }) => ({ id: balanceOrder, amountFen: '2000000' }),
      shows: button(/^I have transferred/),
    },
  }),
  'pages/mall/order/pos-pay': page<{ id?: string; amountFen?: string; payNo?: string }>({
    title: { en: 'POS payment', zh: 'POS 机刷卡' },
    access: 'user',
    parent: BALANCE,
    sample: {
      params: ({ balanceOrder }) => ({ id: balanceOrder, amountFen: '2000000' }),
      shows: heading('Live status'),
    },
  }),
  'pages/mall/order/refund': page<{ id: string }>({
    title: { en: 'Apply for refund', zh: '申请退款' },
    access: 'user',
    parent: ORDER,
    sample: { params: ({ paidOrder }) => ({ id: paidOrder }), shows: button('Submit') },
  }),
  /**
   * A plan as it was set: a version, a price, the code of a car that was shared, whole fen, months and basis points;
   * `view=schedule` shows its months. With `orderId` they are those that the order's application asks for.
   */
  'pages/financialCalculator/financialCalculator': page<{
    pnoTwelve?: string
    priceFen?: string
    share?: string
    schemeId?: string
    downPaymentFen?: string
    termMonths?: string
    rateBp?: string
    view?: string
    orderId?: string
  }>({
    title: { en: 'Finance calculator', zh: '金融计算器' },
    access: 'anyone',
    parent: 'pages/order/index',
    isShared: true,
    sample: {
      params: () => ({ pnoTwelve: 'VL7R80226A02', priceFen: '29170000' }),
      shows: { text: '¥3,582.57' },
    },
  }),
  /** An order's application for finance, with the plan to begin with: whole fen and months. */
  'pages/financialCalculator/financialOrderSnapshot': page<{
    id: string
    schemeId?: string
    downPaymentFen?: string
    termMonths?: string
  }>({
    title: { en: 'Finance application', zh: '金融申请' },
    access: 'user',
    parent: ORDER,
    sample: { params: ({ financedOrder }) => ({ id: financedOrder }), shows: heading('Your plan') },
  }),
}
