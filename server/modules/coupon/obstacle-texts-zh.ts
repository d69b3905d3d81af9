import type { ObstacleTexts } from './obstacle-texts'

/** Why a coupon cannot be used on an order, in Chinese. */
export const zh: ObstacleTexts = {
  used: '已使用',
  held: (tail) => `您的订单 …${tail} 占用中`,
  ended: '已过期',
  from: (day) => `${day}起可用`,
  notForBig: '不适用于大定',
  notForSmall: '不适用于小订',
  onlyModels: (names) => `仅限 ${names.join('、')}`,
  onlyShops: (names) => `仅限${names.join('、')}`,
  totalFrom: (yuan) => `车辆总价满 ¥${yuan} 可用`,
  depositFrom: (yuan) => `订金满 ¥${yuan} 可用`,
}
