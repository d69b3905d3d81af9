import type { ActivityTexts } from './activity-texts'

/** What the server says of a sign-up in Chinese. */
export const zh: ActivityTexts = {
  notDrawn: (quota) => `本场 ${quota} 个名额由抽签产生，很遗憾您未中签。`,
  calledOff: '本场活动已取消。如重新举办，您的报名仍然有效。',
}
