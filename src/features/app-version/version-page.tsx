import { View } from '@tarojs/components'
import { useState } from 'react'
import { APP_CONFIG_VERSION, APP_VERSION, APP_VERSION_CODE } from '@/wire/headers'
import { dayText } from '@/domain/time/shanghai-time'
import { newerRelease } from '@/platform/newer-release'
import { goBack } from '@/services/navigation/go-back'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { TickList } from '@/ui/tick-list'
import { messages } from './messages'
import './version-page.scss'

/** The app's version, a look for a newer one, and what each release brought. */
export function VersionPage() {
  const [isNewest, setNewest] = useState(false)

  const check = async (): Promise<void> => {
    try {
      if (!(await newerRelease.isThere())) return setNewest(true)
    } catch {
      return alertDialog({ title: messages.notCheckedTitle, text: messages.notCheckedText })
    }
    const isWanted = await confirmDialog({
      title: messages.newerTitle,
      text: messages.newerText,
      okLabel: messages.restart,
      cancelLabel: messages.later,
    })
    if (isWanted) newerRelease.start()
  }

  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={() => void goBack('pages/settings/index')} />}
    >
      <View className="app-version">
        <View className="app-version__mark">
          <ExtraIcon name="mark" size={36} />
        </View>
        <View className="app-version__name">{messages.name(APP_VERSION)}</View>
        <View className="app-version__build">{messages.build(APP_VERSION_CODE, APP_CONFIG_VERSION)}</View>
        <View className="app-version__state" role="status">
          {isNewest ? messages.newest : ''}
        </View>
        <Button kind="line" isSmall onPress={check}>
          {messages.check}
        </Button>
      </View>
      {messages.releases.map(({ version, day, news }) => (
        <Card key={version} title={messages.newIn(version)}>
          <View className="app-version__day">{dayText(day)}</View>
          <TickList items={news} />
        </Card>
      ))}
    </PageShell>
  )
}
