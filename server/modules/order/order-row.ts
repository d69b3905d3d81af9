import type { OrderStoreInfo } from '@/contract/entities/order'
import type { OrderStatus, OrderType } from '@/contract/enums/order'

/** The model as it was when the order was placed. */
export interface ModelSnapshot {
  modelName: string
  modelSellName: string
  carPoster: string
  rights: string[]
}

/** City, shop and people as they were when the order was placed. */
export interface PlaceSnapshot {
  provinceCode: string
  provinceName: string
  cityCode: string
  store: OrderStoreInfo
}

/** A row of `orders`. */
export interface OrderRow {
  id: string
  orderNo: string
  userId: string
  orderType: OrderType
  status: OrderStatus
  marketPostId: string
  modelId: string
  amountFen: number
  paidFen: number
  userMobile: string
  model: ModelSnapshot
  place: PlaceSnapshot
  reason: string | null
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  refundAppliedAt: Date | null
}

/** The columns of `orders` under the names of `OrderRow`. */
export const ORDER_COLUMNS = `orders.id, order_no AS "orderNo", user_id AS "userId", order_type AS "orderType",
  orders.status, market_post_id AS "marketPostId", model_id AS "modelId", orders.amount_fen AS "amountFen",
  paid_fen AS "paidFen", user_mobile AS "userMobile", model_snapshot AS model, place_snapshot AS place, orders.reason,
  orders.created_at AS "createdAt", expires_at AS "expiresAt", orders.paid_at AS "paidAt",
  refund_applied_at AS "refundAppliedAt"`
