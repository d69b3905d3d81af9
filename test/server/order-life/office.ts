import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '@/contract/enums/order'
import { BACK_OFFICE_PATH } from '../../../server/modules/backoffice/routes'
import type { StepCall } from '../../../server/modules/backoffice/schemas'
import { SignatureHeader, signCall, type Stamp } from '../../../server/modules/backoffice/signature'
import type { Shop } from '../money/shop'

/** What a shop is opened with when its back office is called. */
export const OFFICE_SECRET = 'a secret of the back office, long enough'
export const withOffice = { variables: { BACK_OFFICE_SECRET: OFFICE_SECRET } }

export const stampNow = (shop: Shop): Stamp => ({ timestampMs: shop.server.clock.now().getTime(), nonce: randomUUID() })

/** Calls the back office of a shop. */
export const report = async (
  shop: Shop,
  call: StepCall,
  stamp = stampNow(shop),
  signature = signCall(OFFICE_SECRET, stamp, call),
) => {
  const response = await shop.server.app.inject({
    method: 'POST',
    url: BACK_OFFICE_PATH,
    payload: call,
    headers: {
      [SignatureHeader.timestamp]: String(stamp.timestampMs),
      [SignatureHeader.nonce]: stamp.nonce,
      [SignatureHeader.signature]: signature,
    },
  })
  return { status: response.statusCode, ...response.json<{ code: number; data: { status: OrderStatus } | null }>() }
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
