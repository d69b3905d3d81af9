import { View } from '@tarojs/components'
import type { Demo } from '@/wire/schemas/demo'
import { Icon } from '@/ui/icon'
import { messages } from './messages'
import './demo-box.scss'

/** Says what of the server is played. It cannot be closed; where all is real there is none. */
export function DemoBox({ demo: { played } }: { demo: Demo }) {
  return (
    <View className="demo-box" role="note">
      <View className="demo-box__title">
        <Icon name="info" size={20} />
        {messages.demoTitle}
      </View>
      <View className="demo-box__text">{messages.sentences(played.map((sandbox) => messages.played[sandbox]))}</View>
      <View className="demo-box__text">{messages.nobodyReal}</View>
    </View>
  )
}
