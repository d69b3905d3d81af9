import { View } from '@tarojs/components'
import { messages } from '@/ui/messages'
import './stage-skeleton.scss'

/** The stage before its first reply: the boxes of its words, shown only when they keep one waiting. */
export function StageSkeleton() {
  return (
    <View className="stage-skeleton" role="status" aria-busy="true" aria-label={messages.loading}>
      <View className="stage-skeleton__bar stage-skeleton__bar--name" />
      <View className="stage-skeleton__bar stage-skeleton__bar--line" />
      <View className="stage-skeleton__bar stage-skeleton__bar--button" />
    </View>
  )
}
