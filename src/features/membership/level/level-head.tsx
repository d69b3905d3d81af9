import { Text, View } from '@tarojs/components'
import type { MemberState } from '@/wire/schemas/member'
import { formatCount } from '@/domain/money/number-format'
import { open } from '@/services/navigation/open'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import './level-head.scss'
import { nextOf, progressOf, rowOf } from './level-of'
import { messages } from './messages'

/** The level, and how far the next one is. */
export function LevelHead({ state }: { state: MemberState }) {
  const { level, growth, missing, levels } = state
  const next = nextOf(levels, level)
  return (
    <View className="level-head">
      <View className="level-head__top">
        <View className="grow">
          <View className="level-head__label">{messages.yourLevel}</View>
          <View className="level-head__name">{rowOf(levels, level)?.name}</View>
        </View>
        <View className="level-head__mark">
          <ExtraIcon name="mark" size={36} />
        </View>
      </View>
      <Pressable
        className="level-head__growth"
        role="link"
        label={messages.growthDetails}
        onPress={() => void open('pages/member/detailed')}
      >
        <Text>
          <Text className="t-strong">{formatCount(growth)}</Text> {messages.growth}
        </Text>
        <Text className="level-head__missing">
          {next === undefined ? messages.highest : messages.toNext(formatCount(missing ?? 0), next.name)}
        </Text>
      </Pressable>
      <View className="level-head__track" aria-hidden="true">
        <View className="level-head__done" style={{ width: `${progressOf(state) * 100}%` }} />
      </View>
      <View className="level-head__levels">
        {levels.map((row) => (
          <Text key={row.level} className={row.level === level ? 'level-head__own' : ''}>
            {row.name}
          </Text>
        ))}
      </View>
    </View>
  )
}
