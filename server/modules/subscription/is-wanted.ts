import { NotificationKind } from '@/wire/enums/notification'
import { SubscriptionKind } from '@/wire/enums/subscription'

/** What each of WeChat's messages is turned off by. */
const SETTING_OF = {
  [SubscriptionKind.lockOrder]: NotificationKind.order,
  [SubscriptionKind.contract]: NotificationKind.order,
  [SubscriptionKind.delivery]: NotificationKind.order,
  [SubscriptionKind.bigOpens]: NotificationKind.openings,
  [SubscriptionKind.lineTurn]: NotificationKind.openings,
} as const satisfies Record<SubscriptionKind, NotificationKind>

/** Whether a message comes for who has turned these kinds off. */
export const isWanted = (kind: SubscriptionKind, off: readonly NotificationKind[]): boolean =>
  !off.includes(SETTING_OF[kind])
