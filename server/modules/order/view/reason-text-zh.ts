import { CancelReason } from '@/wire/enums/order'
import type { FixedReasons } from './reason-text'

/** The fixed reasons in Chinese. */
export const zh: FixedReasons = {
  [CancelReason.appearance]: '对外观、内饰或功能不满意',
  [CancelReason.waiting]: '交付等待时间过长',
  [CancelReason.otherBrand]: '计划购买或已购买其他品牌',
}
