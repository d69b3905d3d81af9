import { View } from '@tarojs/components'
import { Avatar } from '@/ui/avatar'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import { messages } from './messages'
import './index.scss'

export interface ExpertCardProps {
  name: string
  /** "Sales expert", "Delivery expert". */
  roleName: string
  /** Shop and what to expect. */
  text: string
  avatar?: string | null
  /** Absent where no number is known: then there is nothing to press. */
  onCall?: (() => void) | undefined
}

/** A person to ask, and a way to call. */
export function ExpertCard({ name, roleName, text, avatar, onCall }: ExpertCardProps) {
  return (
    <View className="expert">
      <Avatar src={avatar ?? null} alt="" />
      <View className="expert__who">
        <View className="expert__name">
          {name} <Tag>{roleName}</Tag>
        </View>
        <View className="expert__text">{text}</View>
      </View>
      {onCall && (
        <Pressable className="expert__call" label={messages.call(name)} onPress={onCall}>
          <Icon name="phone" size={20} />
        </Pressable>
      )}
    </View>
  )
}
