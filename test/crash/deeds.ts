import { cancel, deleted, edit, lock, refund } from '@/wire/endpoints/order'
import type { OrderDetail } from '@/wire/schemas/order'
import { PaymentPlan } from '@/wire/enums/finance'
import { EditScope } from '@/wire/enums/order'
import type { ShopperCalls } from './shopper-calls'

/** Which order. */
export type Ordered = Pick<OrderDetail, 'id' | 'orderType'>

const REASON = { refundReasons: 'delivery wait too long' }
const OTHER_PLAN = { scope: EditScope.buyingPlan, purchaseSchemeType: PaymentPlan.finance }

/** Clears away an order that has ended. */
export const removeOrder = (calls: ShopperCalls, { id, orderType }: Ordered): Promise<boolean> =>
  calls.act('orders deleted', deleted, { id, orderType })

/** Cancels an order; some shoppers want it out of their sight, too. */
export const cancelOrder = async (calls: ShopperCalls, { id, orderType }: Ordered): Promise<void> => {
  const isDone = await calls.act('orders cancelled', cancel, { id, orderType })
  if (isDone && calls.market.random.chance(0.3)) await removeOrder(calls, { id, orderType })
}

/** Would rather pay by instalments. */
export const editOrder = (calls: ShopperCalls, { id, orderType }: Ordered): Promise<boolean> =>
  calls.act('orders edited', edit, { id, orderType, ...OTHER_PLAN })

/** Does not wait for the week's end. */
export const lockOrder = (calls: ShopperCalls, { id, orderType }: Ordered): Promise<boolean> =>
  calls.act('orders locked', lock, { id, orderType })

/** Wants the money of one payment back. */
export const applyForRefund = (calls: ShopperCalls, { id, orderType }: Ordered, payNo: string): Promise<boolean> =>
  calls.act('refunds applied for', refund, { id, orderType, payNo, ...REASON })
