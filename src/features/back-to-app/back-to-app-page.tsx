import { View } from '@tarojs/components'
import { callingApp } from '@/platform/calling-app'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { alertDialog } from '@/ui/popup/dialogs'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { messages } from './messages'
import './back-to-app-page.scss'

const tellRefusal = (errMsg = ''): void => {
  if (!/:ok$/.test(errMsg)) void alertDialog({ title: messages.notOpenedTitle, text: messages.notOpenedText })
}

/** The way back to the app that opened this one, or to stay. */
export function BackToAppPage() {
  return (
    <PageShell nav={<NavBar onBack={() => void goBack('pages/home/index')} />}>
      <View className="back-to-app">
        <View className="back-to-app__mark">
          <ExtraIcon name="mark" size={36} />
        </View>
        <View className="back-to-app__heading" role="heading" aria-level="1">
          {messages.heading}
        </View>
        <View className="back-to-app__text">{messages.text}</View>
        {callingApp.canReturn && (
          <Button openType="launchApp" onOpenType={({ errMsg }) => tellRefusal(errMsg)}>
            {messages.toApp}
          </Button>
        )}
        <Button kind={callingApp.canReturn ? 'link' : 'ink'} onPress={() => open('pages/profile/index')}>
          {messages.stay}
        </Button>
      </View>
    </PageShell>
  )
}
