import { OrderType } from '@/wire/enums/order'
import { formatYuan } from '@/domain/money/money'
import { formatDay } from '@/domain/time/shanghai-time'
import type { CouponRow } from './coupon-row'
import { obstacleTexts } from './obstacle-texts'

/** What an order is placed for, as coupons look at it. */
export interface CouponOrder {
  /** The order that has coupons already; undefined while it is not placed. */
  orderId?: string
  orderType: OrderType
  modelId: string
  /** Undefined while no shop is chosen. */
  storeId?: string | undefined
  /** What coupons lower, before anything is taken off: the price of the car, or a small deposit. */
  totalFen: number
}

const TAIL_LENGTH = 6

const isBig = ({ orderType }: CouponOrder): boolean => orderType === OrderType.big

/**
 * Why a coupon cannot be used on an order, in a sentence; undefined if it can. One that the order has already was good
 * when it was placed: that it has ended since is no obstacle.
 */
export const obstacleOf = (coupon: CouponRow, order: CouponOrder, now: Date): string | undefined => {
  const { orderId, orderNo, orderType, modelIds, modelNames, storeIds, shopNames, minTotalFen } = coupon
  const isHeld = orderId !== null && orderId === order.orderId
  if (coupon.spentAt !== null) return obstacleTexts.used
  if (orderId !== null && !isHeld) return obstacleTexts.held((orderNo ?? '').slice(-TAIL_LENGTH))
  if (!isHeld && coupon.endAt <= now) return obstacleTexts.ended
  if (coupon.startAt > now) return obstacleTexts.from(formatDay(coupon.startAt.getTime()))
  if (orderType !== order.orderType) return isBig(order) ? obstacleTexts.notForBig : obstacleTexts.notForSmall
  if (modelIds !== null && !modelIds.includes(order.modelId)) return obstacleTexts.onlyModels(modelNames)
  if (storeIds !== null && !storeIds.includes(order.storeId ?? '')) return obstacleTexts.onlyShops(shopNames)
  if (minTotalFen <= order.totalFen) return undefined
  return (isBig(order) ? obstacleTexts.totalFrom : obstacleTexts.depositFrom)(formatYuan(minTotalFen))
}
