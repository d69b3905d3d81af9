import { useState } from 'react'
import { formatYuan } from '@/domain/money/money'
import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { rememberPage } from '@/platform/page-change'
import { Button } from '@/ui/button'
import { Cell } from '@/ui/cell'
import { confirmDiscard } from '@/ui/popup/confirm-discard'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { OfflineStrip } from '@/ui/offline-strip'
import { PageShell } from '@/ui/page'
import type { ReadPage } from '@/widgets/order-page'
import { agreementLinks } from '@/widgets/consent/agreement-link'
import { AgreementRow } from '@/widgets/consent/agreement-row'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { useConsentTo } from '@/widgets/consent/use-consent-to'
import { PriceChangedDialog } from '@/widgets/price-changed-dialog'
import { usePriceChange } from '@/widgets/price-changed-dialog/use-price-change'
import { StickyBar } from '@/ui/sticky-bar'
import { Switch } from '@/ui/switch'
import { CarCard } from '../car/car-card'
import { CarNotices } from '../car/car-notices'
import { seenOf } from '../../placing/place-once'
import { FormCards } from '../form/form-cards'
import { FormSheets } from '../form/form-sheets'
import { messages } from '../messages'
import { useForm } from '../form/use-form'
import { arePlacesChanged, changedParts, isBuyerChanged, valuesOf } from './edit-changes'
import type { EditOffer } from './edit-offer'
import { followEdit } from './follow-edit'
import { keepCars } from './kept-cars'
import { saveEdit } from './save-edit'
import { useNewCar } from './use-new-car'
import { useSalePrice } from './use-sale-price'

const ORDER_PAGE = 'pages/real-order-detail/index'

interface EditOrderProps extends Pick<ReadPage, 'isReloading' | 'failure' | 'reload'> {
  offer: EditOffer
  /** The order is to get the car that another one was begun with: its own page is not the one before. */
  isNewCar: boolean
}

/** Changes an order that is not locked yet: the same form, without the money. */
export function EditOrder({ offer, isNewCar, isReloading, failure, reload }: EditOrderProps) {
  const { order, newCar, monthlyFen } = offer
  const [before] = useState(() => valuesOf(order))
  const form = useForm({ initial: before, checksBuyer: (values) => isBuyerChanged(before, values) })
  const { takesCar, switchCar, isBehind, configure } = useNewCar(offer)
  const consent = useConsentTo(offer.agreements)
  const agreements = agreementLinks(offer.agreements)
  const chosenCar = takesCar ? newCar : null
  const car = chosenCar ?? offer.car
  const parts = changedParts(before, form.values, chosenCar)
  const hasChanges = Object.keys(parts).length > 0 || arePlacesChanged(before, form.values)
  const differenceFen = car.totalFen - offer.car.totalFen
  const sale = useSalePrice(order.saleTotalPrice + differenceFen, parts)
  const price = usePriceChange((taken) => {
    sale.take(taken)
    reload()
  })

  const leave = (): Promise<void> => {
    keepCars(order.id)
    return goBack(ORDER_PAGE, { id: order.id })
  }
  /** Nothing is to be changed here any more. */
  const end = async (isStillHere: boolean): Promise<void> => {
    if (isStillHere && !isNewCar) return leave()
    keepCars(order.id)
    if (isStillHere) await replace(ORDER_PAGE, { id: order.id })
  }
  const save = async (): Promise<void> => {
    const isStillHere = rememberPage()
    const seen = { expectedSaleTotalFen: sale.expectedFen, agreements: seenOf(offer.agreements) }
    return followEdit(await saveEdit(order, parts, seen), {
      isStillHere,
      showPriceChange: price.show,
      onReload: reload,
      onOutdated: consent.withdraw,
      onLeave: () => end(isStillHere()),
      onShopGone: form.dropShop,
      onRefused: form.refuse,
    })
  }
  const agreeAndSave = () => {
    consent.agree()
    return save()
  }
  /** What is missing comes first, and the consent that a new buyer is named under last. */
  const trySave = () => {
    if (!form.check()) return undefined
    return parts.owner && !consent.isAgreed ? consent.ask() : save()
  }
  const askToLeave = async (): Promise<void> => {
    if (!hasChanges || (await confirmDiscard())) await leave()
  }

  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.editTitle} onBack={() => void askToLeave()} />}
      foot={
        <>
          {isBehind && failure !== undefined && <OfflineStrip text={failure} onRetry={reload} />}
          <StickyBar above={parts.owner && <AgreementRow {...consent.row} agreements={agreements} />}>
            <Button
              isDisabled={!hasChanges || isReloading || isBehind}
              hint={hasChanges ? undefined : messages.nothingChanged}
              onPress={trySave}
            >
              {messages.save}
            </Button>
          </StickyBar>
        </>
      }
      overlay={
        <>
          <FormSheets form={form} />
          <AgreementSheet {...consent.sheet} agreements={agreements} onAgree={agreeAndSave} />
          <PriceChangedDialog
            {...price.dialog}
            subject={price.dialog.change?.oldAmountFen === car.totalFen ? car.name : messages.saleOf(car.name)}
          />
        </>
      }
    >
      <CarCard car={car} onOpen={offer.isOffered ? configure : undefined}>
        {newCar && (
          <Cell
            label={messages.newCar}
            value={<Switch label={messages.newCar} isOn={takesCar} onChange={switchCar} />}
          />
        )}
        {chosenCar && <CarNotices car={chosenCar} />}
        {differenceFen !== 0 && (
          <Notice>{messages.difference(differenceFen > 0, formatYuan(Math.abs(differenceFen)))}</Notice>
        )}
        {(chosenCar ?? parts.places) && order.discountInfoVOList.length > 0 && <Notice>{messages.couponsAnew}</Notice>}
        {sale.isTaken && <Notice>{messages.soldFor(formatYuan(sale.expectedFen))}</Notice>}
      </CarCard>
      <FormCards
        form={form}
        phone={order.userMobile}
        monthlyFen={monthlyFen}
        keptNumber={isBuyerChanged(before, form.values) ? null : (order.cerNo ?? order.enterpriseTaxNo)}
      />
    </PageShell>
  )
}
