import { View } from '@tarojs/components'
import type { NotificationSetting } from '@/wire/schemas/notification'
import { NotificationKind } from '@/wire/enums/notification'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchNotifications, turnNotification } from '@/services/api/notification'
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
  [NotificationKind.order]: 'document',
  [NotificationKind.openings]: 'bell',
  [NotificationKind.appointments]: 'steering',
} as const satisfies Record<NotificationKind, string>

/** Which kinds of messages come. */
export function NotificationsPage({ isAllowed }: { isAllowed: boolean }) {
  const { page, reload, setData } = useAsyncPage((signal) => fetchNotifications({ signal }), { isEnabled: isAllowed })
  const turn = async (setting: NotificationSetting): Promise<void> => {
    try {
      setData(await turnNotification(setting))
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
            {page.data.map(({ kind, isOn }) => (
              <Cell
                key={kind}
                icon={<ExtraIcon name={ICONS[kind]} size={20} />}
                label={messages.names[kind]}
                note={messages.ways[kind]}
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
          <View className="notifications__note">{messages.note}</View>
        </>
      ) : (
        <LoadedOrNot page={page} onReload={reload} />
      )}
    </PageShell>
  )
}
