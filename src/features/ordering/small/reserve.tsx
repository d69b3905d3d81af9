import type { User } from '@/wire/schemas/account'
import { OrderType } from '@/wire/enums/order'
import { REFUND_PROMISE } from '@/domain/order/refund-promise'
import { placeSmallOrder, quoteSmallOrder } from '@/services/api/order'
import { Card } from '@/ui/card'
import { TickList } from '@/ui/tick-list'
import { Placing, type ReadPage } from '../placing/placing'
import { AmountCard } from './amount-card'
import { CarCard } from './car-card'
import { ChoiceSheets } from './choice-sheets'
import { ChoicesCard } from './choices-card'
import { messages } from './messages'
import type { Offer } from './offer'
import { orderBody } from './order-body'
import { useChoices } from './use-choices'
import { wishOf } from './wish'

interface ReserveProps extends ReadPage {
  user: User
  offer: Offer
}

/** Reserves a car: what one gets, where, the agreements, and the button that places the order. */
export function Reserve({ user, offer, ...page }: ReserveProps) {
  const { marketPriceFen, collectRights } = offer.allocation
  const choices = useChoices(user)
  return (
    <Placing
      {...page}
      order={{
        offer,
        wish: wishOf(offer, choices.draft.shop),
        quote: quoteSmallOrder,
        priceFen: marketPriceFen,
        complete: choices.complete,
        body: (choice) => orderBody(offer, choice),
        expected: ({ paymentAmount }) => ({ expectedPaymentFen: paymentAmount }),
        place: placeSmallOrder,
        onShopGone: choices.dropShop,
      }}
      dueFen={(quote) => quote?.paymentAmount ?? marketPriceFen}
      off="deposit"
      priced={() => ({ subject: messages.depositFor(offer.model.modelName) })}
      terms={REFUND_PROMISE[OrderType.small]}
      sheets={<ChoiceSheets choices={choices} />}
    >
      {({ quote, couponRows }) => (
        <>
          <CarCard {...offer} />
          <Card title={messages.rightsTitle}>
            <TickList items={collectRights} />
          </Card>
          <ChoicesCard phone={user.phone} choices={choices} />
          <AmountCard quote={quote}>{couponRows}</AmountCard>
        </>
      )}
    </Placing>
  )
}
