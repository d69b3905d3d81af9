import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { MaterialFile } from '@/wire/schemas/material'
import { MediaKind } from '@/wire/enums/content'
import { Clip } from '@/ui/clip'
import { Picture } from '@/ui/picture'
import './viewed-file.scss'
import type { Zoom } from './zoom'

/** A picture or video to look at. */
export interface ViewedFile extends Pick<MaterialFile, 'url' | 'poster' | 'mediaKind' | 'width' | 'height'> {
  /** What it is called. */
  label: string
}

interface ShownFileProps {
  file: ViewedFile
  /** Only of the one that is shown; the others lie under it, ready. */
  zoom: Zoom | undefined
}

const PERCENT = 100

/** A picture in full, or a video that plays while it is the one that is shown. */
export function ShownFile({ file: { mediaKind, url, poster, width, height, label }, zoom }: ShownFileProps) {
  const isShown = zoom !== undefined
  const isVideo = mediaKind === MediaKind.video
  return (
    <View
      className={classNames('viewed-file', isShown && 'viewed-file--shown')}
      aria-hidden={!isShown}
      style={zoom && zoom.scale > 1 ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } : {}}
    >
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
