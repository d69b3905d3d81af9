import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { quoteSmallOrder } from '@/services/api/order'
import type { User } from '@/wire/schemas/account'
import { OrderType } from '@/wire/enums/order'
import { SalesServiceType } from '@/wire/enums/vehicle'
import { REFUND_PROMISE } from '@/domain/order/refund-promise'
import { useCityShops, useShopCities } from '@/widgets/places/shop-sheet/use-shops'
import { agreementLinks } from '@/widgets/consent/agreement-link'
import { AgreementRow } from '@/widgets/consent/agreement-row'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { useConsent } from '@/widgets/consent/use-consent'
import { Card } from '@/ui/card'
import { CitySheet } from '@/widgets/places/city-sheet'
import type { ChosenShop } from '@/widgets/places/chosen-places'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { PayBar } from '@/widgets/pay-bar'
import { PriceChangedDialog } from '@/widgets/price-changed-dialog'
import { usePriceChange } from '@/widgets/price-changed-dialog/use-price-change'
import { ShopSheet } from '@/widgets/places/shop-sheet'
import { TickList } from '@/ui/tick-list'
import { CouponsCell, CouponSheets } from '../coupons/order-coupons'
import { QuoteFailed } from '../coupons/quote-failed'
import { useOrderCoupons } from '../coupons/use-order-coupons'
import { useQuote } from '../coupons/use-quote'
import { followPlacing } from '../placing/follow-placing'
import { AmountCard } from './amount-card'
import { CarCard } from './car-card'
import { Choices } from './choices'
import { messages } from './messages'
import type { Offer } from './offer'
import { place } from './place'
import { useDraft } from './use-draft'
import { wishOf } from './wish'
import './reserve.scss'

interface ReserveProps {
  nav: ReactNode
  user: User
  offer: Offer
  /** The offer is read again: what is on the page may be of before. */
  isReloading: boolean
  onReload: () => void
}

/** The sheet that is open over the page. */
type OpenSheet = 'city' | 'shop' | null

/** Reserves a car: what one gets, where, the agreements, and the button that places the order. */
export function Reserve({ nav, user, offer, isReloading, onReload }: ReserveProps) {
  const { draft, chooseCity, chooseShop, dropShop } = useDraft(user)
  const cities = useShopCities(SalesServiceType.sales)
  const shops = useCityShops(draft.city, SalesServiceType.sales)
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const consent = useConsent()
  const coupons = useOrderCoupons()
  const { marketPriceFen } = offer.allocation
  const wish = wishOf(offer, draft.shop, coupons.ids)
  // The server may answer the same wish otherwise once the price on the page is another.
  const quoted = useQuote((signal) => quoteSmallOrder(wish, { signal }), [wish, marketPriceFen])
  const { quote, isPending, hasFailed, refresh } = quoted
  const { priceChange, showPriceChange, acceptPrice, keepOldPrice } = usePriceChange(() => {
    onReload()
    refresh()
  })
  const closeSheet = () => setSheet(null)
  const agreements = agreementLinks(offer.agreements)

  const send = async (cityCode: string, shop: ChosenShop): Promise<void> =>
    followPlacing(await place(offer, { cityCode, shop, quote }), {
      showPriceChange,
      onReload,
      onOutdated: consent.withdraw,
      onShopGone: dropShop,
    })
  /** Asks for what is missing, one thing at a time; with nothing missing, places the order. */
  const pay = (hasAgreed: boolean): void | Promise<void> => {
    const { city, shop } = draft
    if (!city) return setSheet('city')
    if (!shop) return setSheet('shop')
    if (!hasAgreed) return consent.ask()
    return send(city.cityCode, shop)
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
          amountFen={quote?.paymentAmount ?? marketPriceFen}
          isPending={isPending || isReloading}
          above={<AgreementRow {...consent.row} agreements={agreements} />}
          onPay={() => pay(consent.isAgreed)}
        />
      }
      overlay={
        <>
          <CitySheet
            isOpen={sheet === 'city'}
            title={messages.citySheet}
            cities={cities}
            selected={draft.city?.cityCode}
            onPick={chooseCity}
            onClose={closeSheet}
          />
          {draft.city && (
            <ShopSheet
              isOpen={sheet === 'shop'}
              cityName={draft.city.cityName}
              shops={shops}
              selected={draft.shop?.id}
              onPick={chooseShop}
              onClose={closeSheet}
            />
          )}
          {quote && <CouponSheets coupons={coupons} quote={quote} off="deposit" onTaken={refresh} />}
          <AgreementSheet {...consent.sheet} agreements={agreements} onAgree={agreeAndPay} />
          <PriceChangedDialog
            subject={messages.depositFor(offer.model.modelName)}
            change={priceChange}
            onAccept={acceptPrice}
            onCancel={keepOldPrice}
          />
        </>
      }
    >
      <CarCard {...offer} />
      <Card title={messages.rightsTitle}>
        <TickList items={offer.allocation.marketRights} />
      </Card>
      <Choices
        phone={user.phone}
        draft={draft}
        onCity={() => setSheet('city')}
        onShop={() => setSheet(draft.city ? 'shop' : 'city')}
      />
      <AmountCard quote={quote}>
        {quote && <CouponsCell coupons={coupons} quote={quote} />}
        {hasFailed && <QuoteFailed onRetry={refresh} />}
      </AmountCard>
      <View className="reserve__promise">
        <Notice icon="shield">{REFUND_PROMISE[OrderType.small]}</Notice>
      </View>
    </PageShell>
  )
}
