import { View } from '@tarojs/components'
import { BRAND } from '@/domain/brand'
import { serviceNumberInText } from '@/domain/person/phone'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import './moved-notice-page.scss'

const rows = () =>
  [
    { icon: 'check', title: messages.comes, text: messages.comesText },
    { icon: 'check', title: messages.same, text: messages.sameText },
    { icon: 'clock', title: messages.until, text: messages.untilText },
    { icon: 'close', title: messages.lost, text: messages.lostText },
  ] as const

const leave = () => void goBack('pages/home/index')

/** Says that two apps have become one, and what comes along. */
export function MovedNoticePage() {
  return (
    <PageShell
      nav={<NavBar title={messages.title} onBack={leave} />}
      foot={
        <StickyBar>
          <Button kind="line" onPress={leave}>
            {messages.later}
          </Button>
          <Button onPress={() => open('pages/order/index')}>{messages.goOn}</Button>
        </StickyBar>
      }
    >
      <View className="moved-notice">
        <View className="moved-notice__art" />
        <View className="moved-notice__heading" role="heading" aria-level="2">
          {messages.heading}
        </View>
        <View className="moved-notice__text">{messages.text}</View>
        <View role="list">
          {rows().map(({ icon, title, text }) => (
            <View key={title} className="moved-notice__row" role="listitem">
              <Icon name={icon} />
              <View className="moved-notice__words">
                <View className="moved-notice__title">{title}</View>
                <View className="moved-notice__note">{text}</View>
              </View>
            </View>
          ))}
        </View>
        <View className="moved-notice__foot">{messages.foot(serviceNumberInText(BRAND.serviceNumber))}</View>
      </View>
    </PageShell>
  )
}
