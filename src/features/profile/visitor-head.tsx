import { View } from '@tarojs/components'
import { openLogin } from '@/services/navigation/login-return'
import { openTestDrive } from '@/services/navigation/test-drive'
import { Button } from '@/ui/button'
import './head.scss'
import { messages } from './messages'

/** What a visitor sees in place of a name. */
export function VisitorHead() {
  return (
    <View className="visitor-head">
      <View className="visitor-head__title" role="heading" aria-level="1">
        {messages.welcome}
      </View>
      <View className="visitor-head__text">{messages.welcomeText}</View>
      <View className="visitor-head__actions">
        <Button className="visitor-head__action" onPress={openLogin}>
          {messages.logIn}
        </Button>
        <Button kind="line" className="visitor-head__action" onPress={openTestDrive}>
          {messages.bookTestDrive}
        </Button>
      </View>
    </View>
  )
}
