import { Text, View } from '@tarojs/components'
import { Card } from '@/ui/card'
import { Spinner } from '@/ui/spinner'
import { Timeline } from '@/ui/timeline'
import { messages } from './messages'
import { stepsAt, type ShownState } from './pos-progress'
import './status-card.scss'

/** What happens at the till, as it happens. */
export function StatusCard({ state }: { state: ShownState }) {
  return (
    <Card>
      <View className="pos-status__head">
        <View className="t-h3" role="heading" aria-level="2">
          {messages.live}
        </View>
        <View className="pos-status__now" aria-live="polite">
          {(state === 'waiting' || state === 'taken') && <Spinner />}
          <Text>{messages.states[state]}</Text>
        </View>
      </View>
      <Timeline items={stepsAt(state)} tone="orange" />
    </Card>
  )
}
