import { CancelReason } from '@/wire/enums/order'
import type { FixedReasons } from './reason-text'

/** The fixed reasons in Chinese. */
export const zh: FixedReasons = {
  [CancelReason.appearance]: '外观、内饰或配置不合心意',
  [CancelReason.waiting]: '交付等待时间过长',
  [CancelReason.otherBrand]: '已购买或计划购买其他品牌',
}
