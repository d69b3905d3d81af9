import { Text, View } from '@tarojs/components'
import type { OrderListItem } from '@/wire/schemas/order'
import { OrderAction } from '@/wire/enums/order'
import { orderDeadlineMs } from '@/domain/order/order-deadline'
import { carName } from '@/domain/order/ordered-parts'
import { findOrderStatus, orderStatusRow } from '@/domain/order/order-status'
import { open, openRoute } from '@/services/navigation/open'
import { payPage } from '@/services/navigation/pay-page'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import './current-order.scss'
import { messages } from './messages'
import { TimeLeft } from './time-left'

interface CurrentOrderProps {
  order: OrderListItem
  /** Its time is up. */
  onEnd: () => void
}

/** The order that wants attention, and what to do about it. */
export function CurrentOrder({ order, onEnd }: CurrentOrderProps) {
  const { id, modelName, versionInfo, sidePicture, nextActions } = order
  const isToPay = nextActions.includes(OrderAction.pay)
  const model = carName(modelName, versionInfo?.displayName)
  return (
    <View className="current-order">
      <Pressable
        className="current-order__car"
        label={messages.orderOf(model)}
        onPress={() => void open('pages/real-order-detail/index', { id })}
      >
        <View className="current-order__picture">
          <Picture src={sidePicture} alt="" fit="contain" />
        </View>
        <View className="current-order__text">
          <View className="current-order__model">{model}</View>
          <Task order={order} onEnd={onEnd} />
        </View>
      </Pressable>
      <View className="current-order__action">
        {isToPay ? (
          <Button kind="blue" isSmall onPress={() => openRoute(payPage(order))}>
            {messages.pay}
          </Button>
        ) : (
          <Button kind="line" isSmall onPress={() => open('pages/real-order-detail/index', { id })}>
            {messages.view}
          </Button>
        )}
      </View>
    </View>
  )
}

function Task({ order, onEnd }: CurrentOrderProps) {
  const status = findOrderStatus(order.statusCode)
  const deadlineMs = orderDeadlineMs(order)
  if (deadlineMs !== null) {
    return (
      <View className="current-order__task c-red">
        {messages.payWithin.before}
        <TimeLeft endMs={deadlineMs} onEnd={onEnd} />
        {messages.payWithin.after}
      </View>
    )
  }
  const row = status && orderStatusRow(order.orderType, status)
  return <Text className={`current-order__task c-${row?.tone ?? 'grey'}`}>{row?.label ?? order.statusName}</Text>
}
