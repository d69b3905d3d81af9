import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ViewedFile } from '@/widgets/picture-viewer/viewed-file'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import './thumbnails.scss'

interface ThumbnailsProps {
  files: readonly ViewedFile[]
  index: number
  onShow: (index: number) => void
}

/** All pictures small, in a row that is scrolled across; a tap shows one. */
export function Thumbnails({ files, index, onShow }: ThumbnailsProps) {
  return (
    <View className="thumbnails" role="radiogroup" aria-label={messages.pictures}>
      {files.map(({ url, label }, place) => (
        <Pressable
          key={url}
          className={classNames('thumbnails__one', place === index && 'thumbnails__one--shown')}
          role="radio"
          label={label}
          isChecked={place === index}
          onPress={() => onShow(place)}
        >
          <Picture src={url} alt="" ratio={1} drawnPx={64} isEager />
        </Pressable>
      ))}
    </View>
  )
}
