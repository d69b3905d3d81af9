import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import type { User } from '@/wire/schemas/account'
import { usePlacing } from '@/widgets/placing/use-placing'
import { useSalesCities, useSalesShops } from '@/widgets/places/shop-sheet/use-sales-shops'
import { open } from '@/services/navigation/open'
import { AgreementSheet } from '@/widgets/agreement-row/agreement-sheet'
import { Card } from '@/ui/card'
import { CitySheet } from '@/widgets/places/city-sheet'
import { alertPlacing } from '@/widgets/placing/placing-alert'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { PayBar } from '@/widgets/pay-bar'
import { PriceChangedDialog } from '@/widgets/price-changed-dialog'
import { ShopSheet } from '@/widgets/places/shop-sheet'
import { TickList } from '@/ui/tick-list'
import { CarCard } from './car-card'
import { Choices } from './choices'
import { messages } from './messages'
import type { Offer } from './offer'
import { place } from './place'
import './reserve.scss'
import { useDraft } from './use-draft'

interface ReserveProps {
  nav: ReactNode
  user: User
  offer: Offer
  onReload: () => void
}

/** The sheet that is open over the page. */
type OpenSheet = 'city' | 'shop' | 'agreements' | null

/** Reserves a car: what one gets, where, the agreements, and the button that places the order. */
export function Reserve({ nav, user, offer, onReload }: ReserveProps) {
  const { draft, chooseCity, chooseShop, dropShop } = useDraft(user.area)
  const cities = useSalesCities()
  const shops = useSalesShops(draft.city)
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const [isAgreed, setAgreed] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const { priceChange, acceptPrice, keepOldPrice, follow } = usePlacing({
    tell: alertPlacing,
    onReload,
    onOutdated: () => setAgreed(false),
    onStoreGone: dropShop,
  })
  const closeSheet = () => setSheet(null)
  const agreements = offer.agreements.map(({ id, title }) => ({
    title,
    onOpen: () => void open('pages/agreements/view', { id: String(id) }),
  }))

  /** Asks for what is missing, one thing at a time; with nothing missing, places the order. */
  const pay = (hasAgreed: boolean): void | Promise<void> => {
    const { city, shop } = draft
    if (!city) return setSheet('city')
    if (!shop) return setSheet('shop')
    if (!hasAgreed) {
      setRefusals(refusals + 1)
      return setSheet('agreements')
    }
    return place(offer, { cityCode: city.cityCode, shop }).then(follow)
  }
  const agreeAndPay = () => {
    setAgreed(true)
    closeSheet()
    return pay(true)
  }

  return (
    <PageShell
      surface="canvas"
      nav={nav}
      foot={
        <PayBar
          amountFen={offer.allocation.marketPriceFen}
          consent={{ agreements, isAgreed, refusals, onChange: setAgreed }}
          onPay={() => pay(isAgreed)}
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
          <AgreementSheet
            isOpen={sheet === 'agreements'}
            agreements={agreements}
            onAgree={agreeAndPay}
            onClose={closeSheet}
          />
          <PriceChangedDialog
            subject={messages.depositFor(offer.model.modelName)}
            change={priceChange}
            onAccept={acceptPrice}
            onCancel={keepOldPrice}
          />
        </>
      }
    >
      <CarCard model={offer.model} carPicture={offer.carPicture} />
      <Card title={messages.rightsTitle}>
        <TickList items={offer.allocation.marketRights} />
      </Card>
      <Choices
        phone={user.phone}
        draft={draft}
        onCity={() => setSheet('city')}
        onShop={() => setSheet(draft.city ? 'shop' : 'city')}
      />
      <View className="reserve__promise">
        <Notice icon="shield">{messages.refundPromise}</Notice>
      </View>
    </PageShell>
  )
}
