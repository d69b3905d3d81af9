import { Text, View } from '@tarojs/components'
import type { User } from '@/wire/schemas/account'
import { maskMobile } from '@/domain/person/phone'
import { Avatar } from '@/ui/avatar'
import { Tag } from '@/ui/tag'
import './head.scss'
import { messages } from './messages'

interface UserHeadProps {
  user: User
  levelName: string | undefined
}

/** Who is logged in. */
export function UserHead({ user, levelName }: UserHeadProps) {
  return (
    <View className="user-head">
      <Avatar src={user.avatar} alt={messages.portraitOf(user.nickName)} size={64} />
      <View className="user-head__who">
        <View className="user-head__name" role="heading" aria-level="1">
          {user.nickName}
        </View>
        <View className="user-head__row">
          {levelName && <Tag tone="gold">{messages.memberOf(levelName)}</Tag>}
          {user.userIdentityList.map((identity) => (
            <Tag key={identity}>{messages.identities[identity]}</Tag>
          ))}
          <Text className="user-head__phone">{maskMobile(user.phone)}</Text>
        </View>
      </View>
    </View>
  )
}
