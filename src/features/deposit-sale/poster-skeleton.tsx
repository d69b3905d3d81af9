import { View } from '@tarojs/components'
import { messages } from '@/ui/messages'
import './poster-skeleton.scss'

/** The poster screen before the first reply: boxes in place of its words, shown only when the reply is slow. */
export function PosterSkeleton() {
  return (
    <View className="poster-skeleton" role="status" aria-busy="true" aria-label={messages.loading}>
      <View className="poster-skeleton__bar poster-skeleton__bar--name" />
      <View className="poster-skeleton__bar poster-skeleton__bar--line" />
      <View className="poster-skeleton__bar poster-skeleton__bar--button" />
    </View>
  )
}
