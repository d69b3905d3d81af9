import { Text, View } from '@tarojs/components'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Spinner } from '@/ui/spinner'
import { messages } from './messages'
import type { Slip } from './slips'

interface SlipTileProps {
  slip: Slip
  /** Counts from 1. */
  number: number
  onRetry: () => void
  onRemove: () => void
}

/** One picture of the receipt, in each state of its upload. */
export function SlipTile({ slip, number, onRetry, onRemove }: SlipTileProps) {
  if (slip.status === 'failed') {
    return (
      <Pressable className="slip slip--failed" label={messages.retryLabel} onPress={onRetry}>
        <Icon name="refresh" size={20} />
        <Text>{messages.retry}</Text>
      </Pressable>
    )
  }
  return (
    <View className="slip">
      <Picture src={slip.source} alt={messages.picture(number)} fit="cover" isEager />
      {slip.status === 'uploading' ? (
        <View className="slip__veil" role="status" aria-label={messages.uploading}>
          <Spinner />
        </View>
      ) : (
        <Pressable className="slip__remove" label={messages.remove} onPress={onRemove}>
          <View className="slip__cross">
            <Icon name="close" size={16} />
          </View>
        </Pressable>
      )}
    </View>
  )
}
