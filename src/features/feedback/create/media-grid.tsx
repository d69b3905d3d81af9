import { Text, View } from '@tarojs/components'
import { FeedbackLimit } from '@/wire/enums/feedback'
import type { PhoneDraft } from '@/domain/feedback/draft'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import './media-grid.scss'
import { stateOf } from './media-state'
import { MediaTile } from './media-tile'
import type { MediaView } from './use-media'

interface MediaGridProps {
  draft: PhoneDraft
  media: MediaView
  isFixed: boolean
}

/** Up to nine pictures and videos, and the place for another one. */
export function MediaGrid({ draft, media, isFixed }: MediaGridProps) {
  return (
    <>
      <View className="feedback-media__head">
        <Text>{messages.media}</Text>
        <Text>{messages.mediaCount(draft.media.length, FeedbackLimit.media)}</Text>
      </View>
      <View className="feedback-media">
        {draft.media.map((one, index) => (
          <MediaTile
            key={one.key}
            media={one}
            state={stateOf(one, media.known)}
            name={messages.mediaName(index + 1)}
            isFixed={isFixed}
            onRetry={() => media.retry(one)}
            onAddAgain={() => void media.addAgain(one)}
            onRemove={() => media.remove(one)}
          />
        ))}
        {draft.media.length < FeedbackLimit.media && !isFixed && (
          <Pressable className="media-tile media-tile--add" label={messages.addMedia} onPress={() => void media.add()}>
            <ExtraIcon name="camera" size={24} />
            <Text>{messages.add}</Text>
          </Pressable>
        )}
      </View>
      <View className="feedback-media__limits">{messages.mediaLimits}</View>
    </>
  )
}
