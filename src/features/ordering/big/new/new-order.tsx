import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import type { User } from '@/wire/schemas/account'
import type { PurchasePlaces } from '@/wire/schemas/order-calls'
import { formatYuan } from '@/domain/money/money'
import { depositDueFen } from '@/domain/payment/amount-due'
import { quoteBigOrder } from '@/services/api/order'
import { agreementLinks } from '@/widgets/consent/agreement-link'
import { AgreementRow } from '@/widgets/consent/agreement-row'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { useConsent } from '@/widgets/consent/use-consent'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { PayBar } from '@/widgets/pay-bar'
import { PriceChangedDialog } from '@/widgets/price-changed-dialog'
import { usePriceChange } from '@/widgets/price-changed-dialog/use-price-change'
import { TickList } from '@/ui/tick-list'
import { CouponsCell, CouponSheets } from '../../coupons/order-coupons'
import { QuoteFailed } from '../../coupons/quote-failed'
import { useOrderCoupons } from '../../coupons/use-order-coupons'
import { useQuote } from '../../coupons/use-quote'
import { followPlacing } from '../../placing/follow-placing'
import { CarCard } from '../car/car-card'
import { CarNotices } from '../car/car-notices'
import { FormCards } from '../form/form-cards'
import { FormSheets } from '../form/form-sheets'
import { NEW_CHOICES, NO_NUMBERS, placesOf, withoutNumbers } from '../form/form-values'
import { messages } from '../messages'
import { reviewCar } from '../car/review'
import { useForm } from '../form/use-form'
import type { CarLink } from '../car/wanted-car'
import { AmountCard } from './amount-card'
import { draftSlotOf } from './draft'
import type { BigOffer } from './offer'
import { OpenOrderNotice } from './open-order-notice'
import { place } from './place'
import { priceSubject } from './price-subject'
import { wishOf } from './wish'
import './new-order.scss'

interface NewOrderProps {
  nav: ReactNode
  user: User
  link: CarLink
  offer: BigOffer
  /** The offer is read again: what is on the page may be of before. */
  isReloading: boolean
  onReload: () => void
}

/** Orders a configured car: who buys, where, how it is paid for, the agreements, and the button that places the order. */
export function NewOrder({ nav, user, link, offer, isReloading, onReload }: NewOrderProps) {
  const { car, allocation, smallOrder } = offer
  const slot = draftSlotOf(user.id)
  const form = useForm({
    initial: { ...NEW_CHOICES, ...(user.area && { licensingCity: user.area }), ...slot.read(), ...NO_NUMBERS },
    onChange: (values) => slot.write(withoutNumbers(values)),
  })
  const [isDeducted, setDeducted] = useState(true)
  const consent = useConsent()
  const deducted = isDeducted ? smallOrder : undefined
  const coupons = useOrderCoupons()
  const wish = wishOf(offer, form.values, deducted, coupons.ids)
  // The server may answer the same wish otherwise once the price on the page is another.
  const quoted = useQuote((signal) => quoteBigOrder(wish, { signal }), [wish, car.totalFen])
  const { quote, isPending, hasFailed, refresh } = quoted
  const { priceChange, showPriceChange, acceptPrice, keepOldPrice } = usePriceChange(() => {
    onReload()
    refresh()
  })
  const dueFen = depositDueFen({ amountFen: allocation.marketPriceFen, linkedFen: deducted?.actualPayAmount ?? 0 })
  const subject = priceSubject(priceChange, offer, quote)
  const agreements = agreementLinks(offer.agreements)

  const send = async (places: PurchasePlaces): Promise<void> =>
    followPlacing(await place({ offer, values: form.values, places, smallOrder: deducted, quote }), {
      showPriceChange,
      onReload,
      onOutdated: consent.withdraw,
      onShopGone: form.dropShop,
      onPlaced: slot.clear,
      onRefused: form.refuse,
    })
  /** Leads to what is missing, one thing at a time; with nothing missing, places the order. */
  const pay = (hasAgreed: boolean): void | Promise<void> => {
    if (!form.check()) return undefined
    const places = placesOf(form.values)
    if (!places) return undefined
    if (!hasAgreed) return consent.ask()
    return send(places)
  }
  const agreeAndPay = () => {
    consent.agree()
    return pay(true)
  }

  return (
    <PageShell
      surface="canvas"
      nav={nav}
      foot={
        <PayBar
          amountFen={dueFen}
          isPending={isPending || isReloading}
          above={<AgreementRow {...consent.row} agreements={agreements} />}
          onPay={() => pay(consent.isAgreed)}
        />
      }
      overlay={
        <>
          <FormSheets form={form} />
          {quote && <CouponSheets coupons={coupons} quote={quote} off="balance" onTaken={refresh} />}
          <AgreementSheet {...consent.sheet} agreements={agreements} onAgree={agreeAndPay} />
          <PriceChangedDialog
            subject={subject.text}
            change={priceChange}
            note={subject.isDeposit ? undefined : messages.depositStays(formatYuan(dueFen))}
            onAccept={acceptPrice}
            onCancel={keepOldPrice}
          />
        </>
      }
    >
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
        {quote && <CouponsCell coupons={coupons} quote={quote} />}
        {hasFailed && <QuoteFailed onRetry={refresh} />}
      </AmountCard>
      <View className="new-order__terms">
        <Notice icon="shield">{messages.refundTerms}</Notice>
      </View>
    </PageShell>
  )
}
