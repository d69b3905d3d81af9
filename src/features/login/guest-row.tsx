import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import './guest-row.scss'

interface GuestRowProps {
  onGuest: () => void
  isOnMedia?: boolean
}

/** The way on without a login. */
export function GuestRow({ onGuest, isOnMedia }: GuestRowProps) {
  return (
    <View className={classNames('guest-row', isOnMedia && 'guest-row--media')}>
      <Text>{messages.guestText}</Text>
      <Pressable className="guest-row__link" onPress={onGuest}>
        {messages.guest}
      </Pressable>
    </View>
  )
}
