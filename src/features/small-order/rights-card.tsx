import { Text, View } from '@tarojs/components'
import { Card } from '@/ui/card'
import { Icon } from '@/ui/icon'
import { messages } from './messages'
import './rights-card.scss'

/** What the deposit brings. */
export function RightsCard({ rights }: { rights: readonly string[] }) {
  return (
    <Card title={messages.rightsTitle}>
      {rights.map((right) => (
        <View key={right} className="reserve-right">
          <Icon name="check" size={16} className="reserve-right__tick" />
          <Text className="grow">{right}</Text>
        </View>
      ))}
    </Card>
  )
}
