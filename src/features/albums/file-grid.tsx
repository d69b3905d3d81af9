import { View } from '@tarojs/components'
import type { MaterialFile } from '@/wire/schemas/material'
import type { PagedList } from '@/services/paged-list/paged-list'
import { Skeleton } from '@/ui/skeleton'
import { EmptyView, ErrorView } from '@/ui/state-view'
import './file-grid.scss'
import { FileTile } from './file-tile'
import { GridFoot } from './grid-foot'
import { messages } from './messages'

interface FileGridProps {
  list: PagedList<MaterialFile>
  albumName: string
  /** The ids that are ticked; undefined while nothing is being selected. */
  selected: ReadonlySet<string> | undefined
  onPress: (index: number) => void
  onMore: () => void
  onRetry: () => void
}

const BOXES = [
  [
    { widthPercent: 100, heightPx: 120 },
    { widthPercent: 100, heightPx: 120 },
  ],
] as const

/** The pictures and videos of a part of an album, three across. */
export function FileGrid({ list, albumName, selected, onPress, onMore, onRetry }: FileGridProps) {
  const { items, phase, failure } = list
  if (items.length === 0 && failure !== undefined) return <ErrorView text={failure} onReload={onRetry} />
  if (items.length === 0 && phase === 'ready') {
    return <EmptyView title={messages.emptyTitle} text={messages.emptyAlbumText} />
  }
  if (items.length === 0) return <Skeleton cards={BOXES} />
  return (
    <>
      <View className="file-grid">
        {items.map((file, index) => (
          <FileTile
            key={file.fileId}
            file={file}
            albumName={albumName}
            number={index + 1}
            isSelected={selected?.has(file.fileId)}
            onPress={() => onPress(index)}
          />
        ))}
      </View>
      <GridFoot list={list} onMore={onMore} onRetry={onRetry} />
    </>
  )
}
