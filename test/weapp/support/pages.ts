import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pagesOf, type AppJson } from '../host/compile/compiled-app'
import { DIST } from './paths'

/** The orders of the one who looks. */
export interface OrderIds {
  readonly unpaid: string
  readonly paid: string
  /** The payment of the paid one. */
  readonly payNo: string
  /** Waits for its balance. */
  readonly balance: string
  /** Waits for its application for finance. */
  readonly financed: string
  /** Of a link to the paid one. */
  readonly shareToken: string
}

/** What a page needs to be opened with. */
const QUERIES: Readonly<Record<string, (ids: OrderIds) => string>> = {
  'pages/miniorder/order': () => 'modelId=vela-7&marketPostId=vela-7-small',
  'pages/order/order': () => 'modelId=vela-7',
  'pages/mall/order/deposit': ({ unpaid }) => `id=${unpaid}`,
  'pages/mall/order/big-deposit': ({ unpaid }) => `id=${unpaid}`,
  'pages/guide-page/guide-page': ({ paid }) => `id=${paid}`,
  'pages/guide-page/webview': ({ paid }) => `id=${paid}`,
  'pages/mall/order/casher': ({ unpaid }) => `id=${unpaid}`,
  'pages/mall/order/fail-page': ({ unpaid }) => `id=${unpaid}`,
  'pages/mall/order/refund': ({ paid }) => `id=${paid}`,
  'pages/mall/order/details': ({ payNo }) => `payNo=${payNo}`,
  'pages/mall/order/balance-pay': ({ balance }) => `id=${balance}`,
  'pages/mall/order/bank-transfer': ({ balance }) => `id=${balance}&amountFen=2000000`,
  'pages/mall/order/pos-pay': ({ balance }) => `id=${balance}&amountFen=2000000`,
  'pages/mall/app/casher': ({ unpaid }) => `id=${unpaid}`,
  'pages/real-order-detail/index': ({ paid }) => `id=${paid}`,
  'pages/real-order-detail-share/index': ({ shareToken }) => `token=${shareToken}`,
  'pagesH5/delivery-evaluation/index': ({ paid }) => `id=${paid}`,
  'pages/lynk-fullcar/order/signMiddle/index': ({ paid }) => `id=${paid}`,
  'pages/successful/index': ({ paid }) => `id=${paid}`,
  'pages/financialCalculator/financialOrderSnapshot': ({ financed }) => `id=${financed}`,
  'pages/agreements/view': () => 'id=13',
  'pages/choosen-version/index': () => 'modelId=vela-7',
  'pages/cars-appearance/index': () => 'modelId=vela-7&paint=dawn-copper',
  'pages/customization-car/index3d': () => 'model=vela-7',
  'pages/configuration/configuration': () => 'modelId=vela-7',
  'pages/customization-car/index': () => 'modelId=vela-7',
  'pages/ValetSelection/List': () => 'modelId=vela-7',
  'pages/ValetSelection/ListView': () => 'modelId=vela-7&group=packs',
}

/** The steps of the login: who is logged in is led on. */
const FOR_VISITORS: ReadonlySet<string> = new Set([
  'pages/account/login',
  'pages/account/phone-login',
  'pages/account/phone-code',
])

const readAppJson = (): AppJson => {
  const file = path.join(DIST, 'app.json')
  if (!existsSync(file)) throw new Error(`There is no mini-program in ${DIST}: npm run build:weapp builds it.`)
  return JSON.parse(readFileSync(file, 'utf8')) as AppJson
}

/** Every page of the built app. */
export const BUILT_PAGES: readonly string[] = pagesOf(readAppJson())

/** Whether a page can be seen with a login. */
export const isForUsers = (page: string): boolean => !FOR_VISITORS.has(page)

/** The address of a page that has something to show. */
export const addressOf = (page: string, ids: OrderIds): string => {
  const query = QUERIES[page]?.(ids)
  return `/${page}${query === undefined ? '' : `?${query}`}`
}
