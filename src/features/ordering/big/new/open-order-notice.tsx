import type { OrderListItem } from '@/wire/schemas/order'
import { BigOrderAction, OrderAction } from '@/wire/enums/order'
import { formatOrderNumber } from '@/domain/order/order-number'
import { open, replace } from '@/services/navigation/open'
import { Notice } from '@/ui/notice'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import type { CarLink } from '../car/wanted-car'
import { keepCars } from '../edit/kept-cars'
import './open-order-notice.scss'

interface OpenOrderNoticeProps {
  order: OrderListItem
  link: CarLink
}

/** Who configures another car may mean the one on order: it can be changed, or paid, in place of a second order. */
export function OpenOrderNotice({ order, link: { saved, share } }: OpenOrderNoticeProps) {
  const { id, orderNo, nextActions } = order
  const car = { ...(saved && { saved }), ...(share && { share }) }
  return (
    <Notice tone="orange">
      {messages.openOrder(formatOrderNumber(orderNo))}
      {nextActions.includes(OrderAction.pay) && (
        <Pressable
          className="open-order__link"
          role="link"
          onPress={() => void open('pages/mall/order/big-deposit', { id })}
        >
          {messages.payOpenOrder}
        </Pressable>
      )}
      {nextActions.includes(BigOrderAction.edit) && (
        <Pressable
          className="open-order__link"
          role="link"
          onPress={() => {
            // The car on this page, and not one that was configured for that order before; this page orders no second one then.
            keepCars(id)
            void replace('pages/order/order', { orderId: id, car: 'new', ...car })
          }}
        >
          {messages.useForOpenOrder}
        </Pressable>
      )}
    </Notice>
  )
}
