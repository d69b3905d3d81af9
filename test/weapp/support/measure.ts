import { randomUUID } from 'node:crypto'
import { logInByPhone } from '../../support/customers/customer'
import { paidOrder } from '../../support/customers/orders'
import { until } from '../host/client/until'
import type { SetDataCall } from '../host/realm/measures'
import type { OpenedApp } from './app'
import { logInByPhoneNumber, ONE_TAP_PHONE, scriptLoginCode } from './steps'

const ADDRESS = '127.0.0.1'
const QUIET_MS = 300
/** A busy machine makes one answer late, and the page is not still for that. */
const QUIET_ASKS = 10
const ROW_TEXT = 'Vela 7'
const LIST_PAGE = 'pages/mall/order/list'

/** What one tap on a choice costs. */
export interface TapMeasure {
  readonly what: string
  readonly calls: number
  readonly bytes: number
  /** The data of each call, as JSON. */
  readonly sent: readonly string[]
}

/** All that some calls sent. */
export const bytesOf = (calls: readonly SetDataCall[]): number => calls.reduce((sum, { bytes }) => sum + bytes, 0)

/** Everything that is drawn from now on until nothing is drawn any more. */
export async function callsUntilQuiet({ host }: OpenedApp): Promise<readonly SetDataCall[]> {
  const calls: SetDataCall[] = []
  let quietSinceMs = Date.now()
  let quietAsks = 0
  return until('the page to stand still', async () => {
    const fresh = await host.takeSetDataCalls()
    calls.push(...fresh)
    if (fresh.length > 0) quietSinceMs = Date.now()
    quietAsks = fresh.length > 0 ? 0 : quietAsks + 1
    return quietAsks >= QUIET_ASKS && Date.now() - quietSinceMs > QUIET_MS && calls
  })
}

/** The pages that show every option of a car. */
const OPTION_PAGES = [
  '/pages/customization-car/index?modelId=vela-7',
  '/pages/ValetSelection/List?modelId=vela-7',
  '/pages/ValetSelection/ListView?modelId=vela-7&group=packs',
] as const

/** Opens the pages of options, and tells the most that one call sends to the view of each. */
export async function measureOptionPages(
  app: OpenedApp,
): Promise<readonly { page: string; largestCallBytes: number }[]> {
  const { shopper } = app
  const pages: { page: string; largestCallBytes: number }[] = []
  for (const page of OPTION_PAGES) {
    await callsUntilQuiet(app)
    await shopper.miniProgram.reLaunch(page)
    await shopper.reads('Winter pack')
    const calls = await callsUntilQuiet(app)
    pages.push({ page, largestCallBytes: Math.max(...calls.map(({ bytes }) => bytes)) })
  }
  return pages
}

/** What the configurator draws last: the loans come from a request of their own, and this is the lowest choice. */
const CONFIGURATOR_LAST = [' a month', 'Home charger']

/** Taps choices of the reservation and of the configurator, and counts what each sends to the view. */
export async function measureOptionTaps(app: OpenedApp): Promise<readonly TapMeasure[]> {
  const { shopper } = app
  const measureTap = async (what: string, last: readonly string[]): Promise<TapMeasure> => {
    for (const text of last) await shopper.reads(text)
    await callsUntilQuiet(app)
    await shopper.taps(new RegExp(`^${what}`))
    const calls = await callsUntilQuiet(app)
    return { what, calls: calls.length, bytes: bytesOf(calls), sent: calls.map(({ text }) => text) }
  }
  await scriptLoginCode(shopper)
  await shopper.miniProgram.reLaunch('/pages/account/login')
  await logInByPhoneNumber(shopper)
  await shopper.arrivesAt('pages/profile/index')
  await shopper.miniProgram.reLaunch('/pages/miniorder/order?modelId=vela-7&marketPostId=vela-7-small')
  await shopper.reads('Due now')
  const agreement = await measureTap('I agree to the', ['Due now'])
  await shopper.taps(/^City/)
  const province = await measureTap('Zhejiang', ['Zhejiang'])
  // The look that a link names, whatever was chosen before.
  const configurator = '/pages/customization-car/index?modelId=vela-7&paint=aurora-white'
  const measureChoice = (what: string) => measureTap(what, CONFIGURATOR_LAST)
  await shopper.miniProgram.reLaunch(configurator)
  const green = await measureChoice('Pine Green')
  await shopper.miniProgram.reLaunch(configurator)
  const copper = await measureChoice('Dawn Copper')
  const wheels = await measureChoice('Turbine')
  const trim = await measureChoice('Fog')
  const pack = await measureChoice('Sound pack')
  return [agreement, province, green, copper, wheels, trim, pack]
}

const manyOrders = `
  INSERT INTO orders (id, order_no, user_id, order_type, status, market_post_id, model_id, amount_fen, paid_fen,
    user_mobile, model_snapshot, place_snapshot, agreements, created_at, expires_at, paid_at)
  SELECT $2 || n, $2 || n, user_id, order_type, status, market_post_id, model_id, amount_fen, paid_fen,
    user_mobile, model_snapshot, place_snapshot, agreements, created_at, expires_at, paid_at
  FROM orders, generate_series(1, $3::int) AS n WHERE id = $1`

/** Gives the one who is logged in many orders, and counts the call that first shows them. */
export async function measureLongList(app: OpenedApp, count: number): Promise<number> {
  const { api, shopper, host } = app
  const order = await paidOrder(api, await logInByPhone(api, ONE_TAP_PHONE, ADDRESS))
  await api.database.query(manyOrders, [order.id, randomUUID(), count])
  await host.takeSetDataCalls()
  await shopper.miniProgram.reLaunch(`/${LIST_PAGE}`)
  await shopper.reads(ROW_TEXT)
  const calls = await callsUntilQuiet(app)
  // Boxes stand for the rows until they come.
  const first = calls.find(({ path, text }) => path === LIST_PAGE && text.includes(ROW_TEXT))
  if (!first) throw new Error('no call showed a row')
  return first.bytes
}
