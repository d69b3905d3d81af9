import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { MaterialFile } from '@/wire/schemas/material'
import { MediaKind } from '@/wire/enums/content'
import { Clip } from '@/ui/clip'
import { Picture } from '@/ui/picture'
import { labelOf } from './file-tile'
import './viewed-file.scss'

interface ViewedFileProps {
  file: MaterialFile
  albumName: string
  number: number
  /** The others lie under it, ready. */
  isShown: boolean
}

const PERCENT = 100

/** A picture in full, or a video that plays while it is the one that is shown. */
export function ViewedFile({ file, albumName, number, isShown }: ViewedFileProps) {
  const { mediaKind, url, poster, width, height } = file
  const label = labelOf(file, albumName, number)
  const isVideo = mediaKind === MediaKind.video
  return (
    <View className={classNames('viewed-file', isShown && 'viewed-file--shown')} aria-hidden={!isShown}>
      {isVideo && isShown ? (
        <View className="viewed-file__clip" style={{ paddingTop: `${(PERCENT * height) / width}%` }}>
          <Clip src={url} poster={poster ?? ''} label={label} />
        </View>
      ) : (
        <Picture src={poster ?? url} alt={label} fit="contain" isEager />
      )}
    </View>
  )
}
