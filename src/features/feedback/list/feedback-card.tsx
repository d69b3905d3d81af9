import { Text, View } from '@tarojs/components'
import type { FeedbackItem } from '@/wire/schemas/feedback'
import { FeedbackLimit, FeedbackProgress } from '@/wire/enums/feedback'
import { shortTime } from '@/domain/time/shanghai-time'
import { open } from '@/services/navigation/open'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import { messages } from '../messages'
import './feedback-card.scss'

/** One feedback of the list, with its newest answer. */
export function FeedbackCard({ item }: { item: FeedbackItem }) {
  const { id, category, content, progress, submitTime, answer, isUnread, stars } = item
  return (
    <View className="feedback-card" role="listitem">
      <Pressable
        className="feedback-card__link"
        role="link"
        onPress={() => void open('pages/feedback/details', { id })}
      >
        <View className="feedback-card__head">
          <Tag>{messages.categories[category]}</Tag>
          <Text className="feedback-card__time">{shortTime(submitTime)}</Text>
          <Text className={`feedback-card__progress feedback-card__progress--${progress}`}>
            {messages.progress[progress]}
          </Text>
        </View>
        <View className="feedback-card__words two-lines">{content}</View>
        {answer !== null && progress !== FeedbackProgress.closed && (
          <View className="feedback-card__answer">{answer}</View>
        )}
        {isUnread && <View className="feedback-card__unread">{messages.unread}</View>}
        {stars !== null && <View className="feedback-card__time">{messages.rated(stars, FeedbackLimit.stars)}</View>}
      </Pressable>
    </View>
  )
}
