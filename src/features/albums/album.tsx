import { View } from '@tarojs/components'
import type { MaterialFile, MaterialFolder } from '@/wire/schemas/material'
import type { PagedListView } from '@/hooks/use-paged-list'
import { Pressable } from '@/ui/pressable'
import { EmptyView } from '@/ui/state-view'
import './album.scss'
import { BucketChips } from './bucket-chips'
import { FileGrid } from './file-grid'
import { messages } from './messages'

interface AlbumProps {
  folder: MaterialFolder
  bucketId: string | undefined
  list: PagedListView<MaterialFile>
  selected: ReadonlySet<string> | undefined
  onBucket: (bucketId: string) => void
  /** Begins or ends selecting. */
  onSelecting: (isOn: boolean) => void
  onPress: (index: number) => void
}

/** The album that is open: its name, its parts, what is in the chosen part. */
export function Album({ folder, bucketId, list, selected, onBucket, onSelecting, ...grid }: AlbumProps) {
  const isSelecting = selected !== undefined
  return (
    <>
      <View className="album__head">
        <View className="album__name" role="heading" aria-level="2">
          {folder.folderName}
        </View>
        {list.items.length > 0 && (
          <Pressable className="album__select" onPress={() => onSelecting(!isSelecting)}>
            {isSelecting ? messages.done : messages.select}
          </Pressable>
        )}
      </View>
      <BucketChips buckets={folder.buckets} selectedId={bucketId} onSelect={onBucket} />
      {bucketId === undefined ? (
        <EmptyView title={messages.emptyTitle} text={messages.emptyAlbumText} />
      ) : (
        <FileGrid list={list} albumName={folder.folderName} selected={selected} {...grid} />
      )}
    </>
  )
}
