import { View } from '@tarojs/components'
import type { InvitationState } from '@/wire/schemas/invitation'
import { formatCount } from '@/domain/money/number-format'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import './figures-card.scss'
import { messages } from './messages'

/** What the code has brought so far, in short, and the way to the rules. */
export function FiguresCard({ state: { registered, booked, ordered, paid } }: { state: InvitationState }) {
  const figures = [
    { label: messages.registered, count: registered },
    { label: messages.booked, count: booked },
    { label: messages.ordered, count: ordered },
  ]
  return (
    <Card isList>
      <View className="invite-figures" role="list">
        {figures.map(({ label, count }) => (
          <View key={label} className="invite-figures__figure" role="listitem">
            <View className="invite-figures__count">{formatCount(count)}</View>
            <View className="c-3 t-sub">{label}</View>
          </View>
        ))}
      </View>
      <Cell label={messages.pointsEarned} value={formatCount(paid)} />
      <Cell label={messages.rulesTitle} onPress={() => void open('pages/invitation-rules/index')} />
    </Card>
  )
}
