import { View } from '@tarojs/components'
import type { MaterialFile } from '@/wire/schemas/material'
import { clockSeconds } from '@/domain/time/clock-seconds'
import { CheckMark } from '@/ui/checkbox'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import './file-tile.scss'
import { messages } from './messages'

interface FileTileProps {
  file: MaterialFile
  albumName: string
  /** Counts from 1. */
  number: number
  /** Undefined while nothing is being selected. */
  isSelected: boolean | undefined
  onPress: () => void
}

/** What a picture or video of an album is called. */
export const labelOf = ({ durationSeconds }: MaterialFile, albumName: string, number: number): string =>
  durationSeconds === null
    ? messages.picture(albumName, number)
    : messages.video(albumName, number, clockSeconds(durationSeconds))

/** A picture or video in a square of the grid. */
export function FileTile({ file, albumName, number, isSelected, onPress }: FileTileProps) {
  const { url, poster, durationSeconds } = file
  const isSelecting = isSelected !== undefined
  return (
    <Pressable
      className="file-tile"
      label={labelOf(file, albumName, number)}
      role={isSelecting ? 'checkbox' : 'button'}
      isChecked={isSelected}
      onPress={onPress}
    >
      <Picture src={poster ?? url} alt="" ratio={1} />
      {durationSeconds !== null && (
        <View className="file-tile__length">
          <Tag tone="dark">{clockSeconds(durationSeconds)}</Tag>
        </View>
      )}
      {isSelecting && (
        <View className="file-tile__mark">
          <CheckMark isOn={isSelected} />
        </View>
      )}
    </Pressable>
  )
}
