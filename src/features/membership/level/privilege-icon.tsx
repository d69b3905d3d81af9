import { Privilege } from '@/wire/enums/member'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { Icon } from '@/ui/icon'

const ICONS: Readonly<Partial<Record<Privilege, ExtraIconName>>> = {
  [Privilege.charging]: 'charge',
  [Privilege.service]: 'tool',
  [Privilege.earlyEvents]: 'calendar',
  [Privilege.loanCar]: 'car',
  [Privilege.privateTours]: 'sparkle',
}

/** What a level brings, as a picture; whatever has none of its own is a gift. */
export function PrivilegeIcon({ privilege }: { privilege: Privilege }) {
  const name = ICONS[privilege]
  return name === undefined ? <Icon name="gift" size={20} /> : <ExtraIcon name={name} size={20} />
}
