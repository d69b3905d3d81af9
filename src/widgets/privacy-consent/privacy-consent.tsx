import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { Overlay } from '@/ui/overlay'
import { Pressable } from '@/ui/pressable'
import { StickyBar } from '@/ui/sticky-bar'
import { useConsentAsk, type ConsentAsk } from './ask'
import { messages } from './messages'
import './index.scss'

/** WeChat wants to know by which button the shopper agreed. */
const AGREE_BUTTON = 'privacy-agree'

const NEEDS = [
  { need: 'phone', icon: <Icon name="phone" /> },
  { need: 'location', icon: <ExtraIcon name="location" /> },
  { need: 'album', icon: <ExtraIcon name="image" /> },
  { need: 'portrait', icon: <ExtraIcon name="user" /> },
  { need: 'clipboard', icon: <ExtraIcon name="copy" /> },
] as const

/** The consent that WeChat wants before an app may touch personal data; refusing is as easy as agreeing. */
export function PrivacyConsent() {
  const ask = useConsentAsk()
  return (
    <Overlay isOpen={ask !== null} place="foot" label={messages.title} isOnTop>
      {ask && <Consent ask={ask} />}
    </Overlay>
  )
}

function Consent({ ask }: { ask: ConsentAsk }) {
  return (
    <View className="privacy-consent">
      <View className="privacy-consent__body">
        <View className="privacy-consent__head">
          <View className="privacy-consent__mark">
            <Icon name="shield" />
          </View>
          <View className="privacy-consent__title" role="heading" aria-level="2">
            {messages.title}
          </View>
        </View>
        <View className="privacy-consent__intro">{messages.intro}</View>
        {NEEDS.map(({ need, icon }) => (
          <View key={need} className="privacy-consent__need">
            {icon}
            <View className="privacy-consent__why">
              <Text className="privacy-consent__what">{messages.needs[need].what}</Text> {messages.needs[need].why}
            </View>
          </View>
        ))}
        <Documents ask={ask} />
      </View>
      <StickyBar>
        <Button kind="quiet" onPress={() => ask.answer(null)}>
          {messages.refuse}
        </Button>
        <Button id={AGREE_BUTTON} openType="agreePrivacyAuthorization" onOpenType={() => ask.answer(AGREE_BUTTON)}>
          {messages.agree}
        </Button>
      </StickyBar>
    </View>
  )
}

function Documents({ ask }: { ask: ConsentAsk }) {
  return (
    <View className="privacy-consent__documents">
      {ask.documents.map(({ title, onOpen }, index) => (
        <View key={title} className="privacy-consent__part">
          {messages.before(index)}
          <Pressable
            className="privacy-consent__link"
            role="link"
            onPress={() => {
              ask.answer(null)
              onOpen()
            }}
          >
            {messages.linked(title)}
          </Pressable>
        </View>
      ))}
      {messages.refusal}
    </View>
  )
}
