import { Text, View } from '@tarojs/components'
import { EarningCause } from '@/wire/enums/points'
import type { InvitationState } from '@/wire/schemas/invitation'
import { formatCount } from '@/domain/money/number-format'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import './funnel-card.scss'
import { messages } from './messages'

interface Stage {
  name: string
  count: number
  /** What it earns. */
  rule?: string | undefined
  note?: string | undefined
}

const stagesOf = ({ seen, registered, booked, ordered, delivered, held, rewards }: InvitationState): Stage[] => {
  const ruleOf = (wanted: EarningCause): string | undefined => {
    const points = rewards.find(({ cause }) => cause === wanted)?.points
    return points === undefined ? undefined : messages.each(formatCount(points))
  }
  return [
    { name: messages.seen, count: seen },
    { name: messages.registered, count: registered, rule: ruleOf(EarningCause.friendRegistered) },
    { name: messages.booked, count: booked },
    {
      name: messages.ordered,
      count: ordered,
      rule: ruleOf(EarningCause.friendLocked),
      note: held > 0 ? messages.held(formatCount(held)) : undefined,
    },
    { name: messages.delivered, count: delivered, rule: ruleOf(EarningCause.friendDelivered) },
  ]
}

/** How many of those who opened the link came how far, and what each stage earns. */
export function FunnelCard({ state }: { state: InvitationState }) {
  const stages = stagesOf(state)
  const most = Math.max(1, ...stages.map(({ count }) => count))
  return (
    <Card title={messages.howFar} more={messages.rules} onMore={() => void open('pages/invitation-rules/index')}>
      <View role="list">
        {stages.map(({ name, count, rule, note }, index) => (
          <View key={name} className="funnel__stage" role="listitem">
            <View className="funnel__line">
              <Text>{name}</Text>
              <Text className="t-strong">{formatCount(count)}</Text>
            </View>
            <View className="funnel__track" aria-hidden="true">
              <View
                className="funnel__bar"
                style={{ width: `${(count / most) * 100}%`, opacity: (index + 1) / stages.length }}
              />
            </View>
            {rule !== undefined && (
              <View className="funnel__line funnel__line--rule">
                <Text>{rule}</Text>
                {note !== undefined && <Text className="c-orange">{note}</Text>}
              </View>
            )}
          </View>
        ))}
      </View>
      <View className="funnel__line funnel__line--sum">
        <Text>{messages.earned}</Text>
        <Text className="t-strong">{formatCount(state.paid)}</Text>
      </View>
    </Card>
  )
}
