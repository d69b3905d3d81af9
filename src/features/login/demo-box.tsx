import { View } from '@tarojs/components'
import type { Demo } from '@/wire/schemas/demo'
import { formatMobile } from '@/domain/person/phone'
import { Icon } from '@/ui/icon'
import { messages } from './messages'
import './demo-box.scss'

/** A number is never broken between two lines. */
const wholeNumber = (phone: string): string => formatMobile(phone).replace(/ /g, '\u00a0')

/** Says what of the server is played and who can get in. It cannot be closed; where all is real there is none. */
export function DemoBox({ demo: { played, people } }: { demo: Demo }) {
  return (
    <View className="demo-box" role="note">
      <View className="demo-box__title">
        <Icon name="info" size={20} />
        {messages.demoTitle}
      </View>
      <View className="demo-box__text">{messages.sentences(played.map((sandbox) => messages.played[sandbox]))}</View>
      {people.length > 0 && (
        <View className="demo-box__text">
          {messages.canGetIn(people.map(({ name, phoneNumber }) => messages.person(name, wholeNumber(phoneNumber))))}
        </View>
      )}
      <View className="demo-box__text">{messages.nobodyReal}</View>
    </View>
  )
}
