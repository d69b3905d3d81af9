import { SubscriptionKind } from '@/wire/enums/subscription'
import type { MessageTexts } from './message-texts'

export const zh: MessageTexts = {
  [SubscriptionKind.lockOrder]: '请在此之前锁单',
  [SubscriptionKind.contract]: '购车合同待您签署',
  [SubscriptionKind.delivery]: '车辆已可提取',
  [SubscriptionKind.bigOpens]: '大定开放时间',
  [SubscriptionKind.lineTurn]: '即将轮到您',
  [SubscriptionKind.appointment]: '请携带驾驶证到店',
  talk: '请按时到店',
}
