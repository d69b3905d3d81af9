import { PointsCause } from '@/wire/enums/points'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { Icon } from '@/ui/icon'
import type { IconName } from '@/ui/icon/names'

const EXTRA: Readonly<Partial<Record<PointsCause, ExtraIconName>>> = {
  [PointsCause.registration]: 'user',
  [PointsCause.profile]: 'edit',
  [PointsCause.checkIn]: 'calendar',
  [PointsCause.smallDeposit]: 'wallet',
  [PointsCause.bigDeposit]: 'wallet',
  [PointsCause.delivery]: 'car',
  [PointsCause.review]: 'feedback',
  [PointsCause.comment]: 'comment',
  [PointsCause.visit]: 'calendar',
  [PointsCause.commentGone]: 'comment',
  [PointsCause.commentBack]: 'comment',
  [PointsCause.friendRegistered]: 'users',
  [PointsCause.friendLocked]: 'users',
  [PointsCause.friendDelivered]: 'users',
  [PointsCause.starDrives]: 'steering',
  [PointsCause.starFriends]: 'users',
  [PointsCause.starVisit]: 'calendar',
}

const BASIC: Readonly<Partial<Record<PointsCause, IconName>>> = {
  [PointsCause.takenBack]: 'refresh',
  [PointsCause.ended]: 'clock',
}

/** What an entry is for, as a picture; a cause that this app does not know yet is a gift. */
export function CauseIcon({ cause }: { cause: PointsCause }) {
  const extra = EXTRA[cause]
  return extra === undefined ? <Icon name={BASIC[cause] ?? 'gift'} /> : <ExtraIcon name={extra} />
}
