import { useState } from 'react'
import { formatYuan } from '@/domain/money/money'
import { keepOrderDraft } from '@/services/configuration/draft'
import { goBack } from '@/services/navigation/go-back'
import { Button } from '@/ui/button'
import { Cell } from '@/ui/cell'
import { confirmDiscard } from '@/ui/feedback/confirm-discard'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { PriceChangedDialog } from '@/widgets/price-changed-dialog'
import { usePriceChange } from '@/widgets/price-changed-dialog/use-price-change'
import { StickyBar } from '@/ui/sticky-bar'
import { Switch } from '@/ui/switch'
import { CarCard } from '../car/car-card'
import { CarNotices } from '../car/car-notices'
import { FormCards } from '../form/form-cards'
import { FormSheets } from '../form/form-sheets'
import { messages } from '../messages'
import { useForm } from '../form/use-form'
import { changedParts, isBuyerChanged, valuesOf } from './edit-changes'
import type { EditOffer } from './edit-offer'
import { followEdit } from './follow-edit'
import { saveEdit } from './save-edit'
import { useConfigure } from './use-configure'

interface EditOrderProps {
  offer: EditOffer
  /** The offer is read again: what is on the page may be of before. */
  isReloading: boolean
  onReload: () => void
}

/** Changes an order that is not locked yet: the same form, without the money. */
export function EditOrder({ offer, isReloading, onReload }: EditOrderProps) {
  const { order, newCar, monthlyFen } = offer
  const [before] = useState(() => valuesOf(order))
  const form = useForm({ initial: before, checksBuyer: (values) => isBuyerChanged(before, values) })
  const [takesCar, setTakesCar] = useState(true)
  const configure = useConfigure(offer, takesCar, setTakesCar)
  const { priceChange, showPriceChange, acceptPrice, keepOldPrice } = usePriceChange(onReload)
  const chosenCar = takesCar ? newCar : null
  const car = chosenCar ?? offer.car
  const parts = changedParts(before, form.values, chosenCar)
  const hasChanges = Object.keys(parts).length > 0
  const differenceFen = car.totalFen - offer.car.totalFen

  const save = async (): Promise<void> =>
    followEdit(await saveEdit(order, parts), {
      orderId: order.id,
      showPriceChange,
      onReload,
      onShopGone: form.dropShop,
      onRefused: form.refuse,
    })

  const leave = async (): Promise<void> => {
    if (hasChanges && !(await confirmDiscard())) return
    keepOrderDraft(order.id)
    await goBack('pages/real-order-detail/index', { id: order.id })
  }

  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.editTitle} onBack={() => void leave()} />}
      foot={
        <StickyBar>
          <Button
            isDisabled={!hasChanges || isReloading}
            hint={hasChanges ? undefined : messages.nothingChanged}
            onPress={() => (form.check() ? save() : undefined)}
          >
            {messages.save}
          </Button>
        </StickyBar>
      }
      overlay={
        <>
          <FormSheets form={form} />
          <PriceChangedDialog subject={car.name} change={priceChange} onAccept={acceptPrice} onCancel={keepOldPrice} />
        </>
      }
    >
      <CarCard car={car} onOpen={offer.isOffered ? configure : undefined}>
        {newCar && (
          <Cell
            label={messages.newCar}
            value={<Switch label={messages.newCar} isOn={takesCar} onChange={setTakesCar} />}
          />
        )}
        {chosenCar && <CarNotices car={chosenCar} />}
        {differenceFen !== 0 && (
          <Notice>{messages.difference(differenceFen > 0, formatYuan(Math.abs(differenceFen)))}</Notice>
        )}
        {chosenCar && order.discountInfoVOList.length > 0 && <Notice>{messages.couponsAnew}</Notice>}
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
