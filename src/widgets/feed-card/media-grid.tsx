import { View } from '@tarojs/components'
import type { Media } from '@/wire/schemas/content'
import { Picture } from '@/ui/picture'
import { gridOf } from './grid'
import './media-grid.scss'
import { messages } from './messages'

interface MediaGridProps {
  media: readonly Media[]
  authorName: string
}

/** The pictures of a post: one large, or squares in two or three columns. */
export function MediaGrid({ media, authorName }: MediaGridProps) {
  if (media.length === 0) return null
  const { columns, ratio, shown, hiddenCount } = gridOf(media)
  return (
    <View className="media-grid">
      {shown.map(({ url, poster }, index) => (
        <View key={url} className={`media-grid__cell media-grid__cell--${columns}`}>
          <Picture src={poster ?? url} alt={messages.pictureBy(authorName)} ratio={ratio} />
          {hiddenCount > 0 && index === shown.length - 1 && <View className="media-grid__more">+{hiddenCount}</View>}
        </View>
      ))}
    </View>
  )
}
