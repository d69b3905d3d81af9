import { View } from '@tarojs/components'
import type { MaterialFile } from '@/wire/schemas/material'
import type { PagedListView } from '@/hooks/use-paged-list'
import { PagedRows } from '@/ui/paged-rows'
import { EmptyView } from '@/ui/state-view'
import './file-grid.scss'
import { FileTile } from './file-tile'
import { messages } from './messages'

interface FileGridProps {
  list: PagedListView<MaterialFile>
  albumName: string
  /** The ids that are ticked; undefined while nothing is being selected. */
  selected: ReadonlySet<string> | undefined
  onPress: (index: number) => void
}

const BOXES = [
  [
    { widthPercent: 100, heightPx: 120 },
    { widthPercent: 100, heightPx: 120 },
  ],
] as const

/** The pictures and videos of a part of an album, three across. */
export function FileGrid({ list, albumName, selected, onPress }: FileGridProps) {
  return (
    <PagedRows
      list={list}
      cards={BOXES}
      empty={<EmptyView title={messages.emptyTitle} text={messages.emptyAlbumText} />}
    >
      <View className="file-grid">
        {list.items.map((file, index) => (
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
    </PagedRows>
  )
}
