import { NotificationKind, NotificationSwitch } from '@/wire/enums/notification'
import { QUIET_HOURS } from '@/domain/time/quiet-hours'
import type { Messages } from './messages'

const inWechat = (count?: number): string => {
  if (count === undefined) return '微信消息，以您的授权为准'
  return count === 0 ? '微信消息：目前没有授权' : `微信消息：已授权 ${count} 条`
}

/** Texts of the notifications in Chinese. */
export const zh: Messages = {
  title: '消息通知',
  names: {
    [NotificationKind.order]: '合同与交付',
    [NotificationKind.openings]: '开售提醒',
    [NotificationKind.appointments]: '试驾预约',
    [NotificationSwitch.quietHours]: '免打扰时段',
  },
  ways: {
    [NotificationKind.order]: inWechat,
    [NotificationKind.openings]: inWechat,
    [NotificationKind.appointments]: (count) => `短信，提前一天或三小时，以及等候的时段空出时；${inWechat(count)}`,
    [NotificationSwitch.quietHours]: () =>
      `${QUIET_HOURS.from}:00 至次日 0${QUIET_HOURS.until}:00（上海时间）的提醒延至早上`,
  },
  codes: '身份验证码',
  codesWay: '短信，仅在您请求时发送',
  always: '始终开启',
  quietNote: '订单进展、验证码与排队到号不受时段限制，早上之前就会过期的提醒也会即时发送。',
  note: '支付与退款仅在应用内通知。我们不发送营销信息。',
  failed: '设置未更改',
}
