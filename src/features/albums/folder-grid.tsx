import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { MaterialFolder } from '@/wire/schemas/material'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { fileCountOf } from './choose-album'
import './folder-grid.scss'
import { messages } from './messages'

interface FolderGridProps {
  folders: readonly MaterialFolder[]
  selectedId: string | undefined
  onSelect: (folderId: string) => void
}

/** Width by height of an album's cover. */
const COVER_RATIO = 161 / 116

/** The albums by their covers, two across; one of them is shown below. */
export function FolderGrid({ folders, selectedId, onSelect }: FolderGridProps) {
  return (
    <View className="folder-grid" role="radiogroup" aria-label={messages.albums}>
      {folders.map((folder, index) => {
        const { folderId, folderName, cover } = folder
        const count = messages.count(fileCountOf(folder))
        const isOn = folderId === selectedId
        return (
          <Pressable
            key={folderId}
            className="folder-grid__one"
            role="radio"
            label={messages.albumLabel(folderName, count)}
            isChecked={isOn}
            onPress={() => onSelect(folderId)}
          >
            <View className={classNames('folder-grid__cover', isOn && 'folder-grid__cover--on')}>
              <Picture src={cover} alt="" ratio={COVER_RATIO} isEager={index < 2} />
            </View>
            <View className="folder-grid__name">{folderName}</View>
            <View className="folder-grid__count">{count}</View>
          </Pressable>
        )
      })}
    </View>
  )
}
