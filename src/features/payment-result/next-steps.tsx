import { View } from '@tarojs/components'
import { Timeline, type TimelineItem } from '@/ui/timeline'
import { messages } from './messages'
import './next-steps.scss'

const steps = (): TimelineItem[] => {
  const { call, configure, order } = messages.nextSteps
  return [
    { id: 'call', ...call, state: 'now' },
    { id: 'configure', ...configure, state: 'next' },
    { id: 'order', ...order, state: 'next' },
  ]
}

/** What follows a small deposit. */
export function NextSteps() {
  return (
    <View className="next-steps">
      <View className="next-steps__title" role="heading" aria-level="2">
        {messages.next}
      </View>
      <Timeline items={steps()} />
    </View>
  )
}
