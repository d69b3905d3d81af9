import { spaced } from '@/language/spaced'
import type { MessageTexts } from './message-texts'

/** The same in Chinese. */
export const zh: MessageTexts = {
  replied: (name) => spaced(`${name}回复了您`),
  feedbackAnswered: '您的反馈已有答复',
  quoted: (words) => `“${words}”`,
  orderNote: (car, note) => (car === '' ? note : `${car}：${note}`),
  toPay: '订单待支付',
  keptUntil: (time) => spaced(`名额为您保留至${time}。`),
  activityOn: (day) => spaced(`${day}开始，签到码已就绪。`),
  activityOff: '活动已取消。如重新举办，您的报名仍然有效。',
  couponEnds: (day) => spaced(`一张卡券将于${day}到期`),
}
