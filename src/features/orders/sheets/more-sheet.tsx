import type { OrderDetail } from '@/wire/schemas/order'
import { DeliveryAction } from '@/wire/enums/order'
import { BRAND } from '@/domain/brand'
import { formatServiceNumber } from '@/domain/person/phone'
import { callCustomerService } from '@/services/customer-service'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { Sheet } from '@/ui/sheet'
import type { BarAction } from '../actions/action-looks'
import { barOf } from '../actions/bar-actions'
import { FileCells } from '../detail/file-cells'
import { messages } from '../messages'
import { MoreRows } from './more-rows'

interface MoreSheetProps {
  order: OrderDetail
  isOpen: boolean
  onClose: () => void
  onAction: (action: BarAction) => void | Promise<void>
  onShare: () => void
}

/** What found no room in the bar: further actions, papers, and whom to ask. */
export function MoreSheet({ order, isOpen, onClose, onAction, onShare }: MoreSheetProps) {
  const act = (action: BarAction) => {
    onClose()
    return onAction(action)
  }
  return (
    <Sheet isOpen={isOpen} title={messages.more} onClose={onClose}>
      {(barOf(order).more ?? []).map((action) => (
        <Cell
          key={action}
          icon={<ExtraIcon name={action === DeliveryAction.uploadLicence ? 'card' : 'document'} size={20} />}
          label={messages.actions[action]}
          onPress={() => act(action)}
        />
      ))}
      <FileCells order={order} />
      <MoreRows order={order} onShare={onShare} />
      <Cell
        icon={<Icon name="headset" size={20} />}
        label={messages.customerService}
        note={formatServiceNumber(BRAND.serviceNumber)}
        onPress={callCustomerService}
      />
    </Sheet>
  )
}
