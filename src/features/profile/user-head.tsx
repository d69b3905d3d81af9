import { Text, View } from '@tarojs/components'
import type { User } from '@/wire/schemas/account'
import { maskMobile } from '@/domain/person/phone'
import { open } from '@/services/navigation/open'
import { Avatar } from '@/ui/avatar'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import './head.scss'
import { messages } from './messages'

interface UserHeadProps {
  user: User
  levelName: string | undefined
}

const openProfile = () => void open('pages/account/update-profile')

/** Who is logged in; portrait and name lead to the profile. */
export function UserHead({ user, levelName }: UserHeadProps) {
  return (
    <View className="user-head">
      <Pressable role="link" label={messages.portraitOf(user.nickName)} onPress={openProfile}>
        <Avatar src={user.avatar} alt="" size={64} />
      </Pressable>
      <View className="user-head__who">
        <View className="user-head__name" role="heading" aria-level="1">
          <Pressable role="link" onPress={openProfile}>
            {user.nickName}
          </Pressable>
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
