import type { User } from '@/wire/schemas/account'
import { maskMobile } from '@/domain/person/phone'
import { open, openRoute } from '@/services/navigation/open'
import { Avatar } from '@/ui/avatar'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { messages } from './messages'
import { builtPages } from './pages'

const LINK_ICONS = {
  profile: 'user',
  driverLicence: 'card',
  devices: 'device',
  notifications: 'bell',
  myData: 'download',
} as const

const LINKS = builtPages({
  profile: 'pages/account/update-profile',
  driverLicence: 'pages/account/driver-license',
  devices: 'pages/account/devices',
  notifications: 'pages/account/notifications',
  myData: 'pages/account/my-data',
})

/** What belongs to the account. */
export function AccountCard({ user }: { user: User }) {
  return (
    <Card isList>
      {LINKS.map(({ name, path }) => (
        <Cell
          key={name}
          icon={<ExtraIcon name={LINK_ICONS[name]} size={20} />}
          label={messages[name]}
          value={name === 'profile' && <Avatar src={user.avatar} alt="" size={28} />}
          onPress={() => void openRoute({ path, params: {} })}
        />
      ))}
      <Cell
        icon={<Icon name="phone" size={20} />}
        label={messages.phone}
        value={maskMobile(user.phone)}
        onPress={() => void open('pages/account/change-phone')}
      />
    </Card>
  )
}
