import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { NotificationSetting } from '@/wire/schemas/notification'
import { NotificationSwitch } from '@/wire/enums/notification'
import type { AllowedMessages } from '@/wire/schemas/subscription'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchNotifications, turnNotification } from '@/services/api/notification'
import { fetchAllowedMessages } from '@/services/api/subscription'
import { goBack } from '@/services/navigation/go-back'
import { failureText } from '@/services/request/failure-text'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { alertDialog } from '@/ui/feedback/dialogs'
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

/** How many of WeChat's messages of a kind are still to come; what comes another way says how. */
const wayOf = (kind: NotificationSwitch, { isInWechat, counts }: AllowedMessages): string => {
  const allowed = counts.find((one) => one.kind === kind)
  return isInWechat && allowed !== undefined ? messages.allowed(allowed.count) : messages.ways[kind]
}

/** Which kinds of messages come, how many of them WeChat may still bring, and whether reminders wait at night. */
export function NotificationsPage({ isAllowed }: { isAllowed: boolean }) {
  const { page, reload, setData } = useAsyncPage(
    async (signal) => {
      const [settings, allowed] = await Promise.all([fetchNotifications({ signal }), fetchAllowedMessages({ signal })])
      return { settings, allowed }
    },
    { isEnabled: isAllowed },
  )
  const turn = async (setting: NotificationSetting): Promise<void> => {
    try {
      const settings = await turnNotification(setting)
      setData({ settings, allowed: await fetchAllowedMessages() })
    } catch (error) {
      await alertDialog({ title: messages.failed, text: failureText(error) })
    }
  }
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={() => void goBack('pages/settings/index')} />}
    >
      {page.status === 'ready' ? (
        <>
          <Card isList>
            {page.data.settings.map(({ kind, isOn }) => (
              <Cell
                key={kind}
                icon={ICONS[kind]}
                label={messages.names[kind]}
                note={wayOf(kind, page.data.allowed)}
                value={
                  <Switch
                    label={messages.names[kind]}
                    isOn={isOn}
                    onChange={(next) => void turn({ kind, isOn: next })}
                  />
                }
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
