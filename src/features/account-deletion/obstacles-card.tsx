import { Text, View } from '@tarojs/components'
import type { DeletionObstacle } from '@/wire/schemas/account'
import { DeletionObstacleKind } from '@/wire/enums/deletion'
import { formatYuan } from '@/domain/money/money'
import { formatOrderNumber } from '@/domain/order/order-number'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { messages } from './messages'
import './obstacles-card.scss'

const ICONS = {
  [DeletionObstacleKind.order]: 'document',
  [DeletionObstacleKind.refund]: 'wallet',
  [DeletionObstacleKind.loan]: 'bank',
} as const satisfies Record<DeletionObstacleKind, ExtraIconName>

const lead = ({ kind, orderId }: DeletionObstacle): Promise<void> =>
  kind === DeletionObstacleKind.loan
    ? open('pages/financialCalculator/financialOrderSnapshot', { id: orderId })
    : open('pages/real-order-detail/index', { id: orderId })

/** What has to be settled first, each with the way there. */
export function ObstaclesCard({ obstacles }: { obstacles: readonly DeletionObstacle[] }) {
  return (
    <Card title={messages.obstaclesTitle} className="obstacles-card">
      {obstacles.map((obstacle) => {
        const { kind, orderId, orderNo, amountFen } = obstacle
        const { title, go } = messages.obstacles[kind]
        const number = formatOrderNumber(orderNo)
        return (
          <View key={`${kind}${orderId}`} className="obstacles-card__row">
            <ExtraIcon name={ICONS[kind]} size={20} className="obstacles-card__icon" />
            <View className="obstacles-card__what">
              <View className="obstacles-card__title">{title}</View>
              <Text className="obstacles-card__note">
                {amountFen === null ? number : `¥${formatYuan(amountFen)} · ${number}`}
              </Text>
            </View>
            <Button isSmall kind="line" label={`${go}, ${title} ${number}`} onPress={() => lead(obstacle)}>
              {go}
            </Button>
          </View>
        )
      })}
    </Card>
  )
}
