import { View } from '@tarojs/components'
import type { MaterialFolder } from '@/wire/schemas/material'
import { Chip } from '@/ui/chip'
import './bucket-chips.scss'
import { messages } from './messages'

interface BucketChipsProps {
  buckets: MaterialFolder['buckets']
  selectedId: string | undefined
  onSelect: (bucketId: string) => void
}

/** The parts of an album; an album of one part has nothing to choose. */
export function BucketChips({ buckets, selectedId, onSelect }: BucketChipsProps) {
  if (buckets.length < 2) return null
  return (
    <View className="bucket-chips" role="radiogroup" aria-label={messages.parts}>
      {buckets.map(({ bucketId, bucketName }) => (
        <Chip key={bucketId} role="radio" isOn={bucketId === selectedId} onPress={() => onSelect(bucketId)}>
          {bucketName}
        </Chip>
      ))}
    </View>
  )
}
