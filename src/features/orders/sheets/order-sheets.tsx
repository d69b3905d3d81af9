import type { OrderDetail } from '@/wire/schemas/order'
import { CarSheet } from './car-sheet'
import { MoreSheet } from './more-sheet'
import { ReasonSheet } from './reason-sheet'
import { ShareOrderSheet } from './share-order-sheet'
import type { OrderActions } from '../actions/use-order-actions'
import type { OrderSheets as Sheets } from './use-order-sheets'

interface OrderSheetsProps {
  order: OrderDetail | undefined
  actions: OrderActions
  sheets: Sheets
}

/** All that may open over an order. */
export function OrderSheets({ order, actions, sheets: { shown, show, close, sharing } }: OrderSheetsProps) {
  if (order === undefined) return null
  return (
    <>
      <ReasonSheet actions={actions} />
      <CarSheet order={order} isOpen={shown === 'car'} onClose={close} />
      <MoreSheet
        order={order}
        isOpen={shown === 'more'}
        onClose={close}
        onAction={(action) => actions.press(action, order)}
        onShare={() => show('share')}
      />
      <ShareOrderSheet sharing={sharing} isOpen={shown === 'share'} onClose={close} />
    </>
  )
}
