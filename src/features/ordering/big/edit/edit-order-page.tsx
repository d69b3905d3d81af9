import { OrderPage } from '@/widgets/order-page'
import { FORM_BOXES } from '../form/form-boxes'
import { messages } from '../messages'
import { fetchEdit, type EditLink } from './edit-offer'
import { EditOrder } from './edit-order'

/** The page that changes a big order. */
export function EditOrderPage({ link }: { link: EditLink }) {
  return (
    <OrderPage
      id={link.orderId}
      pageKey={JSON.stringify(link)}
      title={messages.editTitle}
      cards={FORM_BOXES}
      otherStep={{ title: messages.lockedTitle, text: () => messages.lockedText }}
      read={() => fetchEdit(link)}
      isReadOnShow
    >
      {(offer, page) => <EditOrder offer={offer} isNewCar={link.isNewCar} {...page} />}
    </OrderPage>
  )
}
