import { Text, View } from '@tarojs/components'
import type { PictureUpload } from '@/domain/picture-upload'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Spinner } from '@/ui/spinner'
import { messages } from './messages'

interface UploadTileProps {
  upload: PictureUpload
  /** What is to be seen: "Receipt, picture 1". */
  alt: string
  onRetry: () => void
  /** Undefined while it cannot be taken away. */
  onRemove: (() => void) | undefined
}

/** One picture in each state of its upload. */
export function UploadTile({ upload, alt, onRetry, onRemove }: UploadTileProps) {
  return (
    <View className="picture-tile">
      <View className="picture-tile__face">
        <TileFace upload={upload} alt={alt} onRetry={onRetry} />
      </View>
      {onRemove && upload.status !== 'uploading' && (
        <Pressable className="picture-tile__remove" label={messages.removeUpload(alt)} onPress={onRemove}>
          <View className="picture-tile__cross">
            <Icon name="close" size={16} />
          </View>
        </Pressable>
      )}
    </View>
  )
}

function TileFace({ upload, alt, onRetry }: Omit<UploadTileProps, 'onRemove'>) {
  if (upload.status === 'failed') {
    return (
      <Pressable className="picture-tile__failed" label={messages.retryUpload(alt)} onPress={onRetry}>
        <Icon name="refresh" size={20} />
        <Text>{messages.retry}</Text>
      </Pressable>
    )
  }
  return (
    <>
      {upload.source !== '' && <Picture src={upload.source} alt={alt} fit="cover" isEager />}
      {upload.status === 'uploading' && (
        <View className="picture-tile__veil" role="status" aria-label={messages.uploading(alt)}>
          <Spinner />
          <Text aria-hidden="true">{messages.percent(upload.percent)}</Text>
        </View>
      )}
    </>
  )
}
