import type { Messages } from './messages'

/** The states of activities in Chinese. */
export const zh: Messages = {
  none: '无需报名',
  notStarted: '报名未开始',
  signingUp: '报名中',
  full: '名额已满',
  ended: '报名已结束',
  ongoing: '进行中',
  over: '已结束',
}
