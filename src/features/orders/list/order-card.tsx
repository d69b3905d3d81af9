import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import type { OrderListItem } from '@/wire/schemas/order'
import { orderDeadlineMs } from '@/domain/order/order-deadline'
import { formatOrderNumber } from '@/domain/order/order-number'
import { carName, orderedPaintName } from '@/domain/order/ordered-parts'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Price } from '@/ui/price'
import { actionKind, inButtonOrder, type BarAction } from '../actions/action-looks'
import { MAX_IN_BAR } from '../actions/bar-actions'
import { ClosesIn } from './closes-in'
import { mainAmountOf } from '../main-amount'
import { messages } from '../messages'
import { orderTypeLabel } from '../order-type-label'
import { isPast, statusRowOf } from '../status-row'
import './order-card.scss'

interface OrderCardProps {
  order: OrderListItem
  onOpen: () => void
  onAction: (action: BarAction) => void | Promise<void>
  /** The time to pay is up. */
  onTimeUp: () => void
}

/** "Pine Green · Big deposit". */
const typeText = ({ attributeInfoList, orderType }: OrderListItem): string =>
  [orderedPaintName(attributeInfoList), orderTypeLabel(orderType)].filter(Boolean).join(' · ')

/** One order of the list: what it is, where it stands, what it costs and what may be done. */
export function OrderCard({ order, onOpen, onAction, onTimeUp }: OrderCardProps) {
  const status = statusRowOf(order)
  const { label, tone } = status
  const amount = mainAmountOf(order)
  const deadlineMs = orderDeadlineMs(order)
  const orderNo = formatOrderNumber(order.orderNo)
  return (
    <View className="order-card" role="listitem">
      <Pressable
        className="order-card__facts"
        role="link"
        label={messages.openOrder(order.modelName, orderNo, label)}
        onPress={onOpen}
      >
        <View className="order-card__head">
          <Text className="order-card__number">{orderNo}</Text>
          <Text className={`order-card__status c-${tone}`}>{label}</Text>
        </View>
        <View className="order-card__car">
          <View className={classNames('order-card__picture', isPast(status) && 'order-card__picture--past')}>
            <Picture src={order.sidePicture} alt="" fit="contain" />
          </View>
          <View className="grow">
            <View className="t-h3">{carName(order.modelName, order.versionInfo?.displayName)}</View>
            <View className="order-card__type">{typeText(order)}</View>
          </View>
        </View>
      </Pressable>
      <View className="order-card__foot">
        <View className="order-card__amount">
          <Text className="order-card__label">{amount.label}</Text>
          <Price amountFen={amount.amountFen} size={17} />
        </View>
        <View className="order-card__actions">
          {inButtonOrder(order.nextActions)
            .slice(-MAX_IN_BAR)
            .map((action) => (
              <Button
                key={action}
                kind={actionKind(action)}
                isSmall
                label={messages.actionOn(messages.actions[action], orderNo)}
                onPress={() => onAction(action)}
              >
                {messages.actions[action]}
              </Button>
            ))}
        </View>
      </View>
      {deadlineMs !== null && <ClosesIn endMs={deadlineMs} onEnd={onTimeUp} />}
    </View>
  )
}
