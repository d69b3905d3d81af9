import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Media } from '@/wire/schemas/content'
import { clockSeconds } from '@/domain/time/clock-seconds'
import { Clip } from '@/ui/clip'
import { ExtraIcon } from '@/ui/extra-icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import './feed-card.scss'
import { messages } from './messages'

/** Width by height of a clip's box. */
const RATIO = 16 / 9

/** A clip behind its picture until it is started. */
export function ClipBox({ clip: { url, poster, durationSeconds }, title }: { clip: Media; title: string }) {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <View className="feed-card__clip">
      <Picture className="feed-card__media" src={poster ?? ''} alt="" ratio={RATIO} />
      {isPlaying ? (
        <Clip src={url} poster={poster ?? ''} label={title} />
      ) : (
        <Pressable className="feed-card__play" label={messages.play(title)} onPress={() => setPlaying(true)}>
          <View className="feed-card__disc">
            <ExtraIcon name="play" size={20} />
          </View>
          {durationSeconds !== null && (
            <View className="feed-card__length">
              <Tag tone="dark">{clockSeconds(durationSeconds)}</Tag>
            </View>
          )}
        </Pressable>
      )}
    </View>
  )
}
