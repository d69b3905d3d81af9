import { NotificationKind, NotificationSwitch } from '@/wire/enums/notification'
import { SubscriptionKind } from '@/wire/enums/subscription'

/** What each of WeChat's messages is turned off by. */
export const SETTING_OF = {
  [SubscriptionKind.lockOrder]: NotificationKind.order,
  [SubscriptionKind.contract]: NotificationKind.order,
  [SubscriptionKind.delivery]: NotificationKind.order,
  [SubscriptionKind.bigOpens]: NotificationKind.openings,
  [SubscriptionKind.lineTurn]: NotificationKind.openings,
  [SubscriptionKind.appointment]: NotificationKind.appointments,
} as const satisfies Record<SubscriptionKind, NotificationKind>

/** Whether a message comes for who has turned these off. */
export const isWanted = (kind: SubscriptionKind, off: readonly NotificationSwitch[]): boolean =>
  !off.includes(SETTING_OF[kind])

/**
 * What reminds, and may wait for the morning. News of an order comes when it happens, and a turn in a line is what somebody
 * is waiting up for.
 */
const REMINDERS: readonly SubscriptionKind[] = [SubscriptionKind.bigOpens, SubscriptionKind.appointment]

/** Whether a message waits where it falls due at night, for who has turned these off. */
export const waitsAtNight = (kind: SubscriptionKind, off: readonly NotificationSwitch[]): boolean =>
  REMINDERS.includes(kind) && !off.includes(NotificationSwitch.quietHours)
