import { Text, View } from '@tarojs/components'
import { formatCount } from '@/domain/money/number-format'
import { open } from '@/services/navigation/open'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import './member-card.scss'
import { messages } from './messages'
import type { Membership } from './use-membership'

interface MemberCardProps {
  member: Membership
  coupons: number
}

/** Growth, points and coupons, and how far the next level is. */
export function MemberCard({ member: { growth, points, next }, coupons }: MemberCardProps) {
  return (
    <View className="member-card">
      <View className="member-card__figures">
        <Figure value={growth} name={messages.growth} onPress={() => void open('pages/member/detailed')} />
        <Figure value={points} name={messages.points} onPress={() => void open('pages/integral/integral')} />
        <Figure value={coupons} name={messages.coupons} onPress={() => void open('pages/coupons/coupons')} />
      </View>
      <View className="member-card__track" aria-hidden="true">
        <View className="member-card__done" style={{ width: `${(next?.share ?? 1) * 100}%` }} />
      </View>
      <Pressable className="member-card__rights" role="link" onPress={() => void open('pages/member/member')}>
        <Text>
          {next === undefined ? messages.highestLevel : messages.toNextLevel(formatCount(next.missing), next.name)}
        </Text>
        <View className="member-card__more">
          {messages.memberRights}
          <Icon name="chevron" size={16} />
        </View>
      </Pressable>
    </View>
  )
}

interface FigureProps {
  value: number
  name: string
  onPress: () => void
}

function Figure({ value, name, onPress }: FigureProps) {
  return (
    <Pressable className="member-card__figure" role="link" onPress={onPress}>
      <View className="member-card__value">{formatCount(value)}</View>
      <View className="member-card__name">{name}</View>
    </Pressable>
  )
}
