import { Text, View } from '@tarojs/components'
import { MediaKind } from '@/wire/enums/content'
import type { DraftMedia } from '@/domain/feedback/draft'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import type { MediaState } from './media-state'

interface MediaTileProps {
  media: DraftMedia
  state: MediaState
  name: string
  isFixed: boolean
  onRetry: () => void
  onAddAgain: () => void
  onRemove: () => void
}

const MEGABYTE = 1_048_576

/** One picture or video in each state of its way. */
export function MediaTile({ media, state, name, isFixed, onRetry, onAddAgain, onRemove }: MediaTileProps) {
  const isVideo = media.kind === MediaKind.video
  return (
    <View className="media-tile">
      <View className="media-tile__face">
        {state.source !== undefined && !isVideo && <Picture src={state.source} alt={name} fit="cover" isEager />}
        {isVideo && <ExtraIcon name="play" size={24} />}
        {state.status === 'uploading' && (
          <View className="media-tile__veil" role="status" aria-label={name}>
            {messages.uploading(state.percent)}
          </View>
        )}
        {state.status === 'waiting' && <View className="media-tile__veil">{messages.waiting}</View>}
        {state.status === 'failed' && (
          <Pressable className="media-tile__veil" label={messages.retryMedia(name)} onPress={onRetry}>
            <Icon name="refresh" size={20} />
            <Text>{messages.retry}</Text>
          </Pressable>
        )}
        {state.status === 'lost' && (
          <Pressable className="media-tile__veil" label={messages.addMediaAgain(name)} onPress={onAddAgain}>
            <Icon name="refresh" size={20} />
            <Text>{messages.addAgain}</Text>
          </Pressable>
        )}
      </View>
      <View className="media-tile__note" {...(state.status === 'failed' && { role: 'alert' })}>
        {noteOf(media, state)}
      </View>
      {!isFixed && (
        <Pressable className="media-tile__remove" label={messages.removeMedia(name)} onPress={onRemove}>
          <View className="media-tile__cross">
            <Icon name="close" size={16} />
          </View>
        </Pressable>
      )}
    </View>
  )
}

const noteOf = ({ bytes, kind }: DraftMedia, { status, reason }: MediaState): string => {
  if (status === 'failed') return reason
  if (bytes > 0) return messages.size((bytes / MEGABYTE).toFixed(1))
  return kind === MediaKind.video ? messages.video : messages.sent
}
