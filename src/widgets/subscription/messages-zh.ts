import { SubscriptionKind } from '@/wire/enums/subscription'
import type { Messages } from './messages'

/** Texts of the messages that WeChat delivers, in Chinese. */
export const zh: Messages = {
  title: '需要微信提醒您吗？',
  intro: (count) => `接下来有 ${count} 个容易错过的时间。`,
  kinds: {
    [SubscriptionKind.lockOrder]: '锁单提醒',
    [SubscriptionKind.contract]: '合同待签署',
    [SubscriptionKind.delivery]: '交付时间确定',
    [SubscriptionKind.bigOpens]: '大定开放',
    [SubscriptionKind.lineTurn]: '排队即将轮到您',
    [SubscriptionKind.appointment]: '该出发了',
  },
  notes: {
    [SubscriptionKind.lockOrder]: (time) => `${time}，截止前一天`,
    [SubscriptionKind.contract]: () => '顾问发出合同时',
    [SubscriptionKind.delivery]: () => '告知地点和时间',
    [SubscriptionKind.bigOpens]: (time) => `${time}，开放前十分钟`,
    [SubscriptionKind.lineTurn]: () => '提前一分钟，仅一条消息',
    [SubscriptionKind.appointment]: (time) => `${time}，提前两小时`,
  },
  once: '微信会再向您确认一次。每勾选一项，发送一条消息，绝不用于推广。',
  notNow: '暂不',
  allow: (count) => `允许 ${count} 条`,
  noneTicked: '请先勾选',
  allowed: '微信将提醒您',
  notKept: '尚未记录',
  notAsked: '微信暂时无法询问',
}
