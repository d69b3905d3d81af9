import { useState } from 'react'
import type { User } from '@/wire/schemas/account'
import { depositDueFen } from '@/domain/payment/amount-due'
import { placeBigOrder, quoteBigOrder } from '@/services/api/order'
import { Card } from '@/ui/card'
import { TickList } from '@/ui/tick-list'
import { Placing, type ReadPage } from '../../placing/placing'
import { CarCard } from '../car/car-card'
import { CarNotices } from '../car/car-notices'
import { reviewCar } from '../car/review'
import type { CarLink } from '../car/wanted-car'
import { FormCards } from '../form/form-cards'
import { FormSheets } from '../form/form-sheets'
import { placesOf } from '../form/form-values'
import { messages } from '../messages'
import { AmountCard } from './amount-card'
import type { BigOffer } from './offer'
import { OpenOrderNotice } from './open-order-notice'
import { orderBody } from './order-body'
import { priceSubject } from './price-subject'
import { useNewForm } from './use-new-form'
import { wishOf } from './wish'

interface NewOrderProps extends ReadPage {
  user: User
  link: CarLink
  offer: BigOffer
}

/** Orders a configured car: who buys, where, how it is paid for, the agreements, and the button that places the order. */
export function NewOrder({ user, link, offer, ...page }: NewOrderProps) {
  const { car, allocation, smallOrder } = offer
  const { form, forget } = useNewForm(user)
  const { values } = form
  const [isDeducted, setDeducted] = useState(true)
  const deducted = isDeducted ? smallOrder : undefined
  const dueFen = depositDueFen({ amountFen: allocation.marketPriceFen, linkedFen: deducted?.actualPayAmount ?? 0 })
  return (
    <Placing
      {...page}
      order={{
        offer,
        wish: wishOf(offer, values, deducted),
        quote: quoteBigOrder,
        priceFen: car.totalFen,
        complete: () => (form.check() ? placesOf(values) : undefined),
        body: (places) => orderBody(car.snapshot, { values, places, smallOrder: deducted }),
        expected: ({ saleTotalPrice }) => ({ expectedSaleTotalFen: saleTotalPrice }),
        place: placeBigOrder,
        onShopGone: form.dropShop,
        onPlaced: forget,
        onRefused: form.refuse,
      }}
      dueFen={() => dueFen}
      off="balance"
      priced={(change, quote) => priceSubject(change, offer, { quote, dueFen })}
      terms={messages.refundTerms}
      sheets={<FormSheets form={form} />}
    >
      {({ quote, couponRows }) => (
        <>
          <CarCard car={car} onOpen={() => reviewCar(link, car.snapshot)}>
            <CarNotices car={car} />
            {offer.openOrder && <OpenOrderNotice order={offer.openOrder} link={link} />}
          </CarCard>
          <FormCards form={form} phone={user.phone} monthlyFen={offer.monthlyFen} />
          <Card title={messages.rightsTitle}>
            <TickList items={offer.rights} />
          </Card>
          <AmountCard
            depositFen={allocation.marketPriceFen}
            smallOrder={smallOrder}
            isDeducted={isDeducted}
            onDeduct={setDeducted}
            quote={quote}
          >
            {couponRows}
          </AmountCard>
        </>
      )}
    </Placing>
  )
}
