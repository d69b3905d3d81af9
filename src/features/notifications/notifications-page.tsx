import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { NotificationSetting } from '@/wire/schemas/notification'
import { NotificationSwitch } from '@/wire/enums/notification'
import type { AllowedMessages } from '@/wire/schemas/subscription'
import { useAsyncPage } from '@/hooks/use-async-page'
import { useWish } from '@/hooks/use-wish'
import { fetchNotifications, turnNotification } from '@/services/api/notification'
import { fetchAllowedMessages } from '@/services/api/subscription'
import { goBack } from '@/services/navigation/go-back'
import { failureText } from '@/services/request/failure-text'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { alertDialog } from '@/ui/popup/dialogs'
import { Icon } from '@/ui/icon'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Switch } from '@/ui/switch'
import { messages } from './messages'
import './notifications.scss'

const ICONS = {
  [NotificationSwitch.order]: <ExtraIcon name="document" size={20} />,
  [NotificationSwitch.openings]: <ExtraIcon name="bell" size={20} />,
  [NotificationSwitch.appointments]: <ExtraIcon name="steering" size={20} />,
  [NotificationSwitch.quietHours]: <Icon name="clock" size={20} />,
} satisfies Record<NotificationSwitch, ReactNode>

/** By which ways a kind comes, and how many of WeChat's messages of it are still to come. */
const wayOf = (kind: NotificationSwitch, allowed: AllowedMessages | undefined): string => {
  const ofKind = allowed?.isInWechat === true ? allowed.counts.find((one) => one.kind === kind) : undefined
  return messages.ways[kind](ofKind?.count)
}

/** Which kinds of messages come, how many of them WeChat may still bring, and whether reminders wait at night. */
export function NotificationsPage({ isAllowed }: { isAllowed: boolean }) {
  const isEnabled = isAllowed
  const { page, reload } = useAsyncPage((signal) => fetchNotifications({ signal }), { isEnabled })
  const counted = useAsyncPage((signal) => fetchAllowedMessages({ signal }), { isEnabled })
  const allowed = counted.page.status === 'ready' ? counted.page.data : undefined
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={() => void goBack('pages/settings/index')} />}
    >
      {page.status === 'ready' ? (
        <>
          <Card isList>
            {page.data.map((setting) => (
              <KindCell
                key={setting.kind}
                setting={setting}
                way={wayOf(setting.kind, allowed)}
                onTurned={counted.reload}
              />
            ))}
            <Cell
              icon={<Icon name="shield" size={20} />}
              label={messages.codes}
              note={messages.codesWay}
              value={messages.always}
            />
          </Card>
          <View className="notifications__note">{messages.quietNote}</View>
          <View className="notifications__note">{messages.note}</View>
        </>
      ) : (
        <LoadedOrNot page={page} onReload={reload} />
      )}
    </PageShell>
  )
}

interface KindCellProps {
  setting: NotificationSetting
  way: string
  /** The server has turned it on or off. */
  onTurned: () => void
}

/** A kind with its switch, which shows at once what is wished and goes back where the server refuses it. */
function KindCell({ setting, way, onTurned }: KindCellProps) {
  const { kind } = setting
  const { value: isOn, wish } = useWish(setting.isOn, (one, other) => one === other)
  const turn = (wanted: boolean): Promise<void> =>
    wish(wanted, async () => {
      const settings = await turnNotification({ kind, isOn: wanted })
      onTurned()
      return settings.find((one) => one.kind === kind)?.isOn ?? wanted
    }).catch((error: unknown) => alertDialog({ title: messages.failed, text: failureText(error) }))
  return (
    <Cell
      icon={ICONS[kind]}
      label={messages.names[kind]}
      note={way}
      value={<Switch label={messages.names[kind]} isOn={isOn} onChange={(next) => void turn(next)} />}
    />
  )
}
