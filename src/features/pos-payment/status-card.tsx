import { Text, View } from '@tarojs/components'
import { Card } from '@/ui/card'
import { Spinner } from '@/ui/spinner'
import { Timeline } from '@/ui/timeline'
import { messages } from './messages'
import { stepsAt, type ShownStage } from './pos-progress'
import './status-card.scss'

/** What happens at the till, as it happens. */
export function StatusCard({ stage }: { stage: ShownStage }) {
  return (
    <Card>
      <View className="pos-status__head">
        <View className="t-h3" role="heading" aria-level="2">
          {messages.live}
        </View>
        <View className="pos-status__now" aria-live="polite">
          {(stage === 'waiting' || stage === 'taken') && <Spinner />}
          <Text>{messages.states[stage]}</Text>
        </View>
      </View>
      <Timeline items={stepsAt(stage)} tone="orange" />
    </Card>
  )
}
