import { Text, View } from '@tarojs/components'
import { Card } from '@/ui/card'
import { messages } from './messages'
import './terms-card.scss'

/** The terms of a refund, whole and before the button. */
export function TermsCard({ terms }: { terms: readonly string[] }) {
  return (
    <Card title={messages.termsTitle}>
      <View role="list">
        {terms.map((term) => (
          <View key={term} className="refund-terms__row" role="listitem">
            <View className="refund-terms__sign" />
            <Text className="grow">{term}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
}
