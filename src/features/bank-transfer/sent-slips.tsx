import { View } from '@tarojs/components'
import type { BankTransfer } from '@/contract/entities/balance'
import { Card } from '@/ui/card'
import { Picture } from '@/ui/picture'
import { messages } from './messages'
import './slip-card.scss'

/** The receipts as they were sent; their addresses end, so an old page reads them anew. */
export function SentSlips({ slips }: Pick<BankTransfer, 'slips'>) {
  if (slips.length === 0) return null
  return (
    <Card title={messages.receipt}>
      <View className="slip-card__tiles">
        {slips.map(({ path, url }, index) => (
          <View key={path} className="slip">
            <Picture src={url} alt={messages.picture(index + 1)} fit="cover" />
          </View>
        ))}
      </View>
    </Card>
  )
}
