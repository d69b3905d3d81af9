import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useState } from 'react'
import type { FeedbackMessage } from '@/wire/schemas/feedback'
import { MediaKind } from '@/wire/enums/content'
import { shortTime } from '@/domain/time/shanghai-time'
import { Clip } from '@/ui/clip'
import { ExtraIcon } from '@/ui/extra-icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import './message.scss'

/** One word of the thread: the brand's left, the customer's right. */
export function Message({ message: { isAnswer, text, media, time } }: { message: FeedbackMessage }) {
  return (
    <View className={classNames('said-word', !isAnswer && 'said-word--own')} role="listitem">
      <View className="said-word__body">
        {text}
        {media.length > 0 && (
          <View className="said-word__media">
            {media.map(({ key, kind, url }, index) => (
              <View key={key} className="said-word__face">
                <Medium kind={kind} url={url} name={messages.mediaName(index + 1)} />
              </View>
            ))}
          </View>
        )}
      </View>
      <View className="said-word__time">
        {shortTime(time)} · {isAnswer ? messages.care : messages.you}
      </View>
    </View>
  )
}

/** A picture, or a video that plays once it is tapped. */
function Medium({ kind, url, name }: { kind: MediaKind; url: string; name: string }) {
  const [isPlaying, setPlaying] = useState(false)
  if (kind === MediaKind.picture) return <Picture src={url} alt={name} fit="cover" />
  if (isPlaying) return <Clip src={url} poster="" label={name} />
  return (
    <Pressable className="said-word__play" label={messages.play(name)} onPress={() => setPlaying(true)}>
      <ExtraIcon name="play" size={24} />
    </Pressable>
  )
}
