import type { OrderDetail } from '@/wire/schemas/order'
import { BigOrderAction, DeliveryAction, OrderStatus } from '@/wire/enums/order'
import { open } from '@/services/navigation/open'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { messages } from '../messages'

interface MoreRowsProps {
  order: Pick<OrderDetail, 'id' | 'statusCode' | 'nextActions'>
  onShare: () => void
}

/**
 * What may be done about an order beside its next task: change it, find the car, show it to others, read one's own
 * evaluation.
 */
export function MoreRows({ order: { id, statusCode, nextActions }, onShare }: MoreRowsProps) {
  const isEvaluated = statusCode === OrderStatus.complete && !nextActions.includes(DeliveryAction.reviewDelivery)
  return (
    <>
      {nextActions.includes(BigOrderAction.edit) && (
        <Cell
          icon={<ExtraIcon name="edit" size={20} />}
          label={messages.change}
          note={messages.changeText}
          onPress={() => void open('pages/order/order', { orderId: id })}
        />
      )}
      {statusCode === OrderStatus.complete && (
        <Cell
          icon={<ExtraIcon name="location" size={20} />}
          label={messages.vehiclePlace}
          onPress={() => void open('pages/map/vehicle-location')}
        />
      )}
      {isEvaluated && (
        <Cell
          icon={<ExtraIcon name="star" size={20} />}
          label={messages.evaluation}
          onPress={() => void open('pagesH5/delivery-evaluation/index', { id })}
        />
      )}
      <Cell
        icon={<ExtraIcon name="share" size={20} />}
        label={messages.share}
        note={messages.shareNote}
        onPress={onShare}
      />
    </>
  )
}
