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
  /** Opens the person's card; absent where there is none. */
  onOpen?: (() => void) | undefined
  /** Absent where no number is known: then there is nothing to press. */
  onCall?: (() => void) | undefined
}

/** A person to ask, and a way to call. */
export function ExpertCard({ name, roleName, text, avatar, onOpen, onCall }: ExpertCardProps) {
  const who = (
    <>
      <Avatar src={avatar ?? null} alt="" />
      <View className="expert__who">
        <View className="expert__name">
          {name} <Tag>{roleName}</Tag>
        </View>
        <View className="expert__text">{text}</View>
      </View>
    </>
  )
  return (
    <View className="expert">
      {onOpen === undefined ? (
        who
      ) : (
        <Pressable className="expert__link" role="link" label={messages.openCard(name)} onPress={onOpen}>
          {who}
        </Pressable>
      )}
      {onCall && (
        <Pressable className="expert__call" label={messages.call(name)} onPress={onCall}>
          <Icon name="phone" size={20} />
        </Pressable>
      )}
    </View>
  )
}
