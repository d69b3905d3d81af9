import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { formatYuan } from '@/domain/money/money'
import { Card } from '@/ui/card'
import { Icon } from '@/ui/icon'
import { messages } from './messages'
import './locked-card.scss'

/** What can no longer be changed from the confirmation on; the one red line is the money. */
export function LockedCard({ depositFen }: { depositFen: number }) {
  const lines = [
    { text: messages.lockedCar },
    { text: messages.lockedPrice },
    { text: messages.lockedBuyer },
    { text: messages.lockedDeposit(formatYuan(depositFen)), isMoney: true },
  ]
  return (
    <Card title={messages.lockedTitle}>
      <View role="list">
        {lines.map(({ text, isMoney }) => (
          <View key={text} className={classNames('locked', isMoney && 'locked--money')} role="listitem">
            <Icon name={isMoney ? 'alert' : 'shield'} size={16} className="locked__icon" />
            <Text className="grow">{text}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
}
