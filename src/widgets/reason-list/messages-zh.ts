import type { Messages } from './messages'

/** Texts of the reasons for which an order is given back, in Chinese. */
export const zh: Messages = {
  title: '原因',
  chooseAll: '可多选',
  reasons: {
    appearance: '外观、内饰或配置不合心意',
    waiting: '交付等待时间过长',
    otherBrand: '已购买或计划购买其他品牌',
    other: '其他',
  },
  given: (reason) => zh.reasons[reason],
  list: (reasons) => reasons.join('；'),
  ownWords: '补充说明',
  ownWordsPlaceholder: '请简要说明',
}
