import { MarketAllocationType } from '@/wire/enums/vehicle'
import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of the "Buy car" page in Chinese. */
export const zh: Messages = {
  models: '车型',
  poster: (model) => `暮色中的 ${model}`,
  from: '起售价 ',
  orMonthly: (amount) => `，月供 ¥${amount} 起`,
  rights: '权益',
  rightsOf: (right) => `权益：${right}`,
  rightsTitle: (model) => `${model} 购车权益`,
  deposits: {
    [MarketAllocationType.small]: '小订',
    [MarketAllocationType.big]: '大定',
  },
  saleFromTo: (from, to) => `${from} 至 ${to}`,
  configure: '选配',
  parameters: '参数',
  pictures: '图片',
  testDrive: '试驾',
  shops: '门店',
  resume: (model) => `${model} · 剩余支付时间`,
  resumeDue: (model) => `${model} · 待支付`,
  resumePay: '支付',
  continueCar: (model) => `继续选配 ${model}`,
  continueCarIn: (model, paint) => spaced(`继续选配${paint} ${model}`),
  resumeLabel: (model) => `${model}，订单待支付，继续支付`,
  shareTitle: (model, slogan) => `${model}，${slogan}`,
  stale: '当前内容可能不是最新。',
  noModelsTitle: '暂无在售车型',
  noModelsText: '新车型将在此首发，敬请期待。',
}
