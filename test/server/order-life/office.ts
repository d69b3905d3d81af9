import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '@/wire/enums/order'
import type { SaleReply } from '../../../server/modules/backoffice/open-sale'
import { BACK_OFFICE_PATH, BACK_OFFICE_SALE_PATH } from '../../../server/modules/backoffice/routes'
import type { StepCall } from '../../../server/modules/backoffice/schemas'
import { SignatureHeader, signCall, type Stamp } from '../../../server/modules/backoffice/signature'
import type { Shop } from '../money/shop'

/** What a shop is opened with when its back office is called. */
export const OFFICE_SECRET = 'a secret of the back office, long enough'
export const withOffice = { variables: { BACK_OFFICE_SECRET: OFFICE_SECRET } }

export const stampNow = (shop: Shop): Stamp => ({ timestampMs: shop.server.clock.now().getTime(), nonce: randomUUID() })

const send = async <Data>(shop: Shop, url: string, call: object, stamp: Stamp, signature: string) => {
  const response = await shop.server.app.inject({
    method: 'POST',
    url,
    payload: call,
    headers: {
      [SignatureHeader.timestamp]: String(stamp.timestampMs),
      [SignatureHeader.nonce]: stamp.nonce,
      [SignatureHeader.signature]: signature,
    },
  })
  return { status: response.statusCode, ...response.json<{ code: number; data: Data | null }>() }
}

/** Reports a step of an order to a shop. */
export const report = (
  shop: Shop,
  call: StepCall,
  stamp = stampNow(shop),
  signature = signCall(OFFICE_SECRET, stamp, call),
) => send<{ status: OrderStatus }>(shop, BACK_OFFICE_PATH, call, stamp, signature)

/** Opens the sale of a deposit in a shop. */
export const openSaleOf = (shop: Shop, marketPostId: string, secret = OFFICE_SECRET) => {
  const [call, stamp] = [{ marketPostId }, stampNow(shop)]
  return send<SaleReply>(shop, BACK_OFFICE_SALE_PATH, call, stamp, signCall(secret, stamp, call))
}

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
