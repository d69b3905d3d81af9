import { View } from '@tarojs/components'
import { MAX_SLIPS } from '@/wire/slip-limits'
import type { PictureUploads } from '@/widgets/picture-uploads/use-picture-uploads'
import { Card } from '@/ui/card'
import { UploadTiles } from '@/widgets/picture-uploads/upload-tiles'
import { messages } from './messages'
import './slip-card.scss'

/** The pictures of the receipt, to be announced with the transfer. */
export function SlipCard({ slips }: { slips: PictureUploads }) {
  return (
    <Card>
      <View className="t-h3" role="heading" aria-level="2">
        {messages.receipt}
      </View>
      <View className="slip-card__hint">{messages.receiptHint}</View>
      <UploadTiles
        uploads={slips.uploads}
        maxCount={MAX_SLIPS}
        addLabel={messages.addLabel}
        altOf={messages.picture}
        onAdd={() => void slips.add()}
        onRetry={slips.retry}
        onRemove={slips.remove}
      />
    </Card>
  )
}
