import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import type { FeedbackDetail } from '@/wire/schemas/feedback'
import { FeedbackLimit, FeedbackProgress } from '@/wire/enums/feedback'
import { Card } from '@/ui/card'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { Tag } from '@/ui/tag'
import { messages } from '../messages'
import { AskBar } from './ask-bar'
import { Message } from './message'
import { RateCard } from './rate-card'
import './thread.scss'

interface ThreadProps {
  detail: FeedbackDetail
  onChanged: (detail: FeedbackDetail) => void
  onReload: () => void
  onLeave: () => void
}

/** What was said, in its order, and the place for more. */
export function Thread({ detail, onChanged, onReload, onLeave }: ThreadProps) {
  const { id, feedbackNo, category, contact, progress, messages: said, canRate, stars } = detail
  const isClosed = progress === FeedbackProgress.closed
  useDidShow(onReload)
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={onLeave} />}
      foot={isClosed ? undefined : <AskBar id={id} onChanged={onChanged} />}
    >
      <Card>
        <View className="thread__line">
          <Tag>{messages.categories[category]}</Tag>
          <View className="thread__fact" role="heading" aria-level="1">
            {feedbackNo}
          </View>
          <Text className={`thread__progress thread__progress--${progress}`}>{messages.progress[progress]}</Text>
        </View>
        {contact !== '' && <View className="thread__fact">{contact}</View>}
      </Card>
      <View role="list">
        {said.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </View>
      {canRate && <RateCard id={id} onChanged={onChanged} />}
      <View className="thread__end">
        {stars !== null && <View className="thread__fact">{messages.rated(stars, FeedbackLimit.stars)}</View>}
        {isClosed && <Notice>{messages.closed}</Notice>}
      </View>
    </PageShell>
  )
}
