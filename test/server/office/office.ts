import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { API_PREFIX } from '@/wire/envelope'
import type { OrderStatus } from '@/wire/enums/order'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { SignatureHeader, signCall, type Stamp } from '../../../server/modules/backoffice/call/signature'
import type { SaleReply } from '../../../server/modules/backoffice/sale/open-sale'
import type { StepCall } from '../../../server/modules/backoffice/step/step-call'
import type { StepReply } from '../../../server/modules/backoffice/step/take-step'
import { readOfficeKeys, type OfficeKey } from '../../../server/secrets/office-keys'
import type { Shop } from '../money/shop'

/** The demo's key, which may do everything. */
const demoKey = (shop: Shop): OfficeKey => {
  const [key] = readOfficeKeys(path.join(shop.server.dataDir, 'back-office-keys'))
  if (key === undefined) throw new Error('the demo has no key')
  return key
}

export const stampNow = (shop: Shop, key = demoKey(shop).name): Stamp => ({
  key,
  timestampMs: shop.server.clock.now().getTime(),
  nonce: randomUUID(),
})

/** How a call is sent, where it is not as it should be. */
interface Sending {
  stamp?: Stamp
  secret?: string
  /** What is signed in place of what is sent. */
  signed?: { path?: OfficePath; call?: object }
  signature?: string
}

/** Sends a signed call to a shop. */
export const callOffice = async <Data>(
  shop: Shop,
  officePath: OfficePath,
  call: object,
  { stamp = stampNow(shop), secret = demoKey(shop).secret, signed = {}, signature }: Sending = {},
) => {
  const response = await shop.server.app.inject({
    method: 'POST',
    url: API_PREFIX + officePath,
    payload: call,
    headers: {
      ...signCall(secret, stamp, signed.path ?? officePath, signed.call ?? call),
      ...(signature !== undefined && { [SignatureHeader.signature]: signature }),
    },
  })
  return { status: response.statusCode, ...response.json<{ code: number; data: Data | null; msg: string }>() }
}

/** Reports a step of an order to a shop. */
export const report = (shop: Shop, call: StepCall, sending?: Sending) =>
  callOffice<StepReply>(shop, OfficePath.step, call, sending)

/** Opens the sale of a deposit in a shop. */
export const openSaleOf = (shop: Shop, marketPostId: string, sending?: Sending) =>
  callOffice<SaleReply>(shop, OfficePath.saleOpened, { marketPostId }, sending)

/** Takes steps one after the other and answers the statuses that they led to, or the codes of their refusals. */
export const walk = async (
  shop: Shop,
  orderNo: string,
  calls: readonly Omit<StepCall, 'orderNo'>[],
): Promise<(OrderStatus | number)[]> => {
  const reached: (OrderStatus | number)[] = []
  for (const call of calls) {
    const { code, data } = await report(shop, { orderNo, ...call })
    reached.push(data?.status ?? code)
  }
  return reached
}
