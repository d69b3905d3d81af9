import { CancelReason } from '@/wire/enums/order'
import type { Messages } from './messages'

/** Texts of the reasons for which an order is given back, in Chinese. */
export const zh: Messages = {
  title: '原因',
  chooseAll: '可多选',
  given: {
    [CancelReason.appearance]: '对外观、内饰或功能不满意',
    [CancelReason.waiting]: '交付等待时间过长',
    [CancelReason.otherBrand]: '计划购买或已购买其他品牌',
    [CancelReason.other]: '其他',
  },
  list: (reasons) => reasons.join('；'),
  ownWords: '补充说明',
  ownWordsPlaceholder: '请简要说明',
}
