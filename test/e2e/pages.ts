import type { Locator, Page } from '@playwright/test'
import type { Graphics } from '../support/browser'

/** What a page is opened for. */
export interface Orders {
  unpaidId: string
  declinedId: string
  paidId: string
  /** The payment of the paid one. */
  payNo: string
  /** Waits for its balance. */
  balanceId: string
  /** Waits for its application for finance. */
  financedId: string
  /** Of a link to the paid one. */
  shareToken: string
}

/** One page of the route table, as a shopper knows it. */
export interface PageCase {
  /** As in the route table. */
  path: string
  title: string
  /** Parameters of the page, after "?". */
  query?: (orders: Orders) => string
  isForVisitors?: boolean
  /** What it draws with, beyond what every browser has. */
  graphics?: Extract<Graphics, 'webgl'>
  /** Something that only the drawn page has. */
  sign: (page: Page) => Locator
  /** Title of the page that Back leads to after a reload; tabs have no way back. */
  parent?: string
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first()
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()

/** Every page, so that what holds for all of them is tested on each. */
export const PAGE_CASES: readonly PageCase[] = [
  { path: 'pages/order/index', title: 'Buy car', sign: heading('Vela 7') },
  { path: 'pages/home/index', title: 'Explore', sign: heading('Stories') },
  { path: 'pages/profile/index', title: 'Mine', sign: button('Pay') },
  {
    path: 'pages/miniorder/order',
    title: 'Reserve',
    query: () => 'modelId=vela-7&marketPostId=vela-7-small',
    sign: button('Pay ¥1,000.00'),
    parent: 'Buy car',
  },
  {
    // Orders open later; the drawn form has tests of its own.
    path: 'pages/order/order',
    title: 'Confirm order',
    query: () => 'modelId=vela-7',
    sign: heading('Vela 7 cannot be ordered yet'),
    parent: 'Buy car',
  },
  {
    path: 'pages/successful/index',
    title: 'Deposit paid',
    query: ({ paidId }) => `id=${paidId}`,
    sign: heading('Deposit paid'),
    parent: 'Order detail',
  },
  {
    path: 'pages/mall/order/casher',
    title: 'Cashier',
    query: ({ unpaidId }) => `id=${unpaidId}`,
    sign: button('Pay ¥1,000.00'),
    parent: 'Order detail',
  },
  {
    path: 'pages/mall/order/deposit',
    title: 'Small deposit',
    query: ({ unpaidId }) => `id=${unpaidId}`,
    sign: button('Pay ¥1,000.00'),
    parent: 'Order detail',
  },
  {
    path: 'pages/mall/order/big-deposit',
    title: 'Big deposit',
    query: ({ paidId }) => `id=${paidId}`,
    sign: heading('Nothing to pay'),
    parent: 'Order detail',
  },
  {
    path: 'pages/guide-page/guide-page',
    title: 'Confirm order',
    query: ({ paidId }) => `id=${paidId}`,
    sign: heading('Nothing to confirm'),
    parent: 'Order detail',
  },
  {
    path: 'pages/guide-page/webview',
    title: 'Order guide',
    query: ({ paidId }) => `id=${paidId}`,
    sign: heading('Purchase agreement'),
    parent: 'Confirm order',
  },
  {
    path: 'pages/mall/order/fail-page',
    title: 'Payment failed',
    query: ({ declinedId }) => `id=${declinedId}`,
    sign: button('Pay again'),
    parent: 'Order detail',
  },
  {
    path: 'pages/mall/order/list',
    title: 'My orders',
    sign: (page) => page.getByRole('listitem').first(),
    parent: 'Mine',
  },
  {
    path: 'pages/mall/order/refund',
    title: 'Apply for refund',
    query: ({ paidId }) => `id=${paidId}`,
    sign: button('Submit'),
    parent: 'Order detail',
  },
  {
    path: 'pages/mall/order/details',
    title: 'Payment',
    query: ({ payNo }) => `payNo=${payNo}`,
    sign: heading('Paid'),
    parent: 'Order detail',
  },
  {
    path: 'pages/mall/order/balance-pay',
    title: 'Balance',
    query: ({ balanceId }) => `id=${balanceId}`,
    sign: button('Pay ¥100,000.00'),
    parent: 'Order detail',
  },
  {
    path: 'pages/mall/order/bank-transfer',
    title: 'Account transfer',
    query: ({ balanceId }) => `id=${balanceId}&amountFen=2000000`,
    sign: button(/^I have transferred/),
    parent: 'Balance',
  },
  {
    path: 'pages/mall/order/pos-pay',
    title: 'POS payment',
    query: ({ balanceId }) => `id=${balanceId}&amountFen=2000000`,
    sign: heading('Live status'),
    parent: 'Balance',
  },
  {
    path: 'pages/mall/app/casher',
    title: 'Cashier',
    query: ({ unpaidId }) => `id=${unpaidId}`,
    sign: button('Back to app'),
    parent: 'Order detail',
  },
  {
    path: 'pages/real-order-detail/index',
    title: 'Order detail',
    query: ({ paidId }) => `id=${paidId}`,
    sign: heading('Paid'),
    parent: 'My orders',
  },
  {
    path: 'pages/real-order-detail-share/index',
    title: 'Order',
    query: ({ shareToken }) => `token=${shareToken}`,
    sign: heading('A Vela 7 on order'),
    parent: 'Buy car',
  },
  {
    path: 'pages/account/login',
    title: 'Log in',
    isForVisitors: true,
    sign: heading('Welcome to Vela'),
    parent: 'Buy car',
  },
  {
    path: 'pages/account/phone-login',
    title: 'Log in by phone',
    isForVisitors: true,
    sign: heading('Log in by phone'),
    parent: 'Log in',
  },
  {
    // Without a code on its way it leads to where one is asked for; with one, see the login's own tests.
    path: 'pages/account/phone-code',
    title: 'Log in by phone',
    isForVisitors: true,
    sign: heading('Log in by phone'),
    parent: 'Log in',
  },
  {
    // A small deposit has no contract; one is signed in test/e2e/contract.test.ts.
    path: 'pages/lynk-fullcar/order/signMiddle/index',
    title: 'Sign contract',
    query: ({ paidId }) => `id=${paidId}`,
    sign: heading('No contract yet'),
    parent: 'Order detail',
  },
  {
    path: 'pages/account/driver-license',
    title: 'Driver licence',
    sign: heading('Upload your licence'),
    parent: 'Mine',
  },
  { path: 'pages/settings/index', title: 'Settings', sign: button('Log out'), parent: 'Mine' },
  {
    path: 'pages/agreements/view',
    title: 'Agreement',
    query: () => 'id=13',
    sign: heading('Privacy policy'),
    parent: 'Settings',
  },
  {
    path: 'pages/choosen-version/index',
    title: 'Choose a version',
    isForVisitors: true,
    query: () => 'modelId=vela-7',
    sign: (page) => page.getByRole('radio', { name: /^Long Range/ }),
    parent: 'Buy car',
  },
  {
    path: 'pages/cars-appearance/index',
    title: 'Appearance',
    isForVisitors: true,
    query: () => 'modelId=vela-7&paint=dawn-copper',
    sign: heading('Dawn Copper'),
    parent: 'Buy car',
  },
  {
    // Without a draft it leads to the first car; with one, see its own tests.
    path: 'pages/ConfigView/ConfigView',
    title: 'My configuration',
    isForVisitors: true,
    sign: heading('No car configured yet'),
    parent: 'Buy car',
  },
  {
    path: 'pages/customization-car/index',
    title: 'Configure',
    isForVisitors: true,
    query: () => 'modelId=vela-7',
    sign: heading('Vela 7'),
    parent: 'Buy car',
  },
  {
    path: 'pages/ValetSelection/List',
    title: 'Options',
    isForVisitors: true,
    query: () => 'modelId=vela-7',
    sign: heading('Wheels'),
    parent: 'Configure',
  },
  {
    path: 'pages/ValetSelection/ListView',
    title: 'Options',
    isForVisitors: true,
    query: () => 'modelId=vela-7&group=packs',
    // Its sheet lies over Back; closing it leads to the list, as the configurator's own tests show.
    sign: (page) => page.getByRole('dialog', { name: 'Option packs' }),
  },
  {
    path: 'pages/customization-car/index3d',
    title: '3D view',
    isForVisitors: true,
    graphics: 'webgl',
    query: () => 'model=vela-7',
    sign: heading('Vela 7'),
    parent: 'Configure',
  },
  {
    path: 'pages/configuration/configuration',
    title: 'Parameters',
    isForVisitors: true,
    query: () => 'modelId=vela-7',
    sign: (page) => page.getByRole('columnheader', { name: /Long Range/ }),
    parent: 'Buy car',
  },
  {
    path: 'pages/pictures/pictures',
    title: 'Pictures',
    isForVisitors: true,
    query: () => 'modelId=vela-9',
    sign: (page) => page.getByRole('button', { name: 'Vela 9 exterior, picture 1' }),
    parent: 'Buy car',
  },
  {
    path: 'pages/financialCalculator/financialCalculator',
    title: 'Finance calculator',
    isForVisitors: true,
    query: () => 'pnoTwelve=VL7R80226A02&priceFen=29170000',
    sign: (page) => page.getByText('¥3,582.57'),
    parent: 'Buy car',
  },
  {
    path: 'pages/financialCalculator/financialOrderSnapshot',
    title: 'Finance application',
    query: ({ financedId }) => `id=${financedId}`,
    sign: heading('Your plan'),
    parent: 'Order detail',
  },
  {
    // The deposit is paid, no car is delivered; one is reviewed in test/e2e/after-the-order.test.ts.
    path: 'pagesH5/delivery-evaluation/index',
    title: 'Delivery evaluation',
    query: ({ paidId }) => `id=${paidId}`,
    sign: heading('Not delivered yet'),
    parent: 'Order detail',
  },
  {
    path: 'pagesH5/404',
    title: 'Page not found',
    isForVisitors: true,
    sign: heading('This page has drifted off'),
    parent: 'Explore',
  },
]

/** The hash of a page. */
export const hashOf = ({ path, query }: PageCase, orders: Orders): string =>
  `/#/${path}${query ? `?${query(orders)}` : ''}`
