import { Text, View } from '@tarojs/components'
import type { PictureUpload } from '@/domain/picture-upload'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import { UploadTile } from './upload-tile'
import './index.scss'

export interface UploadTilesProps {
  uploads: readonly PictureUpload[]
  /** No more can be added than this. */
  maxCount: number
  /** Read aloud on the tile that adds one: "Add a picture of the receipt". */
  addLabel: string
  /** What a picture shows; `number` counts from 1. */
  altOf: (number: number) => string
  /** They are on their way: none is added or taken away. */
  isFixed?: boolean
  onAdd: () => void
  onRetry: (upload: PictureUpload) => void
  onRemove: (upload: PictureUpload) => void
}

/** The pictures that are being given, and the place for another one. */
export function UploadTiles({
  uploads,
  maxCount,
  addLabel,
  altOf,
  isFixed,
  onAdd,
  onRetry,
  onRemove,
}: UploadTilesProps) {
  const failure = uploads.find((upload) => upload.status === 'failed')
  return (
    <>
      <View className="picture-tiles">
        {uploads.map((upload, index) => (
          <UploadTile
            key={upload.key}
            upload={upload}
            alt={altOf(index + 1)}
            onRetry={() => onRetry(upload)}
            onRemove={isFixed ? undefined : () => onRemove(upload)}
          />
        ))}
        {!isFixed && uploads.length < maxCount && (
          <Pressable className="picture-tile picture-tile--add" label={addLabel} onPress={onAdd}>
            <ExtraIcon name="camera" size={24} />
            <Text>{messages.add}</Text>
          </Pressable>
        )}
      </View>
      {failure && (
        <View className="picture-tiles__reason" role="alert">
          {failure.reason}
        </View>
      )}
    </>
  )
}
