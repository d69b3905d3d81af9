import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { MediaKind } from '@/wire/enums/content'
import type { Media } from '@/wire/schemas/content'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { gridOf } from './grid'
import './media-grid.scss'
import { messages } from './messages'

/** Of all columns, on a screen of 375 px. */
const WIDTH_PX = 335

interface MediaGridProps {
  media: readonly Media[]
  authorName: string
  /** A picture was tapped; absent where the card as a whole is tapped. */
  onPicture?: (url: string) => void
}

/** The pictures of a post: one large, or squares in two or three columns. */
export function MediaGrid({ media, authorName, onPicture }: MediaGridProps) {
  if (media.length === 0) return null
  const { columns, ratio, shown, hiddenCount } = gridOf(media)
  return (
    <View className="media-grid">
      {shown.map(({ kind, url, poster }, index) => (
        <Cell
          key={url}
          className={`media-grid__cell media-grid__cell--${columns}`}
          label={messages.pictureBy(authorName)}
          onPress={onPicture && kind === MediaKind.picture ? () => onPicture(url) : undefined}
        >
          <Picture
            src={poster ?? url}
            alt={messages.pictureBy(authorName)}
            ratio={ratio}
            drawnPx={WIDTH_PX / columns}
          />
          {hiddenCount > 0 && index === shown.length - 1 && <View className="media-grid__more">+{hiddenCount}</View>}
        </Cell>
      ))}
    </View>
  )
}

interface CellProps {
  className: string
  label: string
  onPress: (() => void) | undefined
  children: ReactNode
}

function Cell({ className, label, onPress, children }: CellProps) {
  if (!onPress) return <View className={className}>{children}</View>
  return (
    <Pressable className={className} label={label} onPress={onPress}>
      {children}
    </Pressable>
  )
}
