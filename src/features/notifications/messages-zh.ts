import { NotificationKind } from '@/wire/enums/notification'
import type { Messages } from './messages'

/** Texts of the notifications in Chinese. */
export const zh: Messages = {
  title: '消息通知',
  names: {
    [NotificationKind.order]: '合同与交付',
    [NotificationKind.openings]: '开售提醒',
    [NotificationKind.appointments]: '试驾预约',
  },
  ways: {
    [NotificationKind.order]: '微信消息，以您的授权为准',
    [NotificationKind.openings]: '微信消息，以您的授权为准',
    [NotificationKind.appointments]: '短信，提前一天',
  },
  codes: '身份验证码',
  codesWay: '短信，仅在您请求时发送',
  always: '始终开启',
  note: '支付与退款仅在应用内通知。我们不发送营销信息。',
  failed: '设置未更改',
}
