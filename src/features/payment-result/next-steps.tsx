import { View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { Timeline } from '@/ui/timeline'
import type { ResultKind } from './kind'
import { messages } from './messages'
import './next-steps.scss'
import { nextSteps } from './steps'

/** What follows a payment; not drawn when nothing does. */
export function NextSteps({ kind, order }: { kind: ResultKind; order: OrderDetail }) {
  const items = nextSteps(kind, order)
  if (items.length === 0) return null
  return (
    <View className="next-steps">
      <View className="next-steps__title" role="heading" aria-level="2">
        {messages.next}
      </View>
      <Timeline items={items} />
    </View>
  )
}
