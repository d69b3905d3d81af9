import { usePriceChange } from '@/hooks/use-price-change'
import { open, replace } from '@/services/navigation/open'
import type { PlacingOutcome } from '@/services/placing/outcome'
import { alertPlacing } from '@/ui/feedback/placing-alert'
import { isBuyerField } from './buyer-faults'
import { draftSlot } from './draft'
import { place, type Wish } from './place'
import type { BigOrderForm } from './use-form'

interface PlacingSteps {
  form: BigOrderForm
  /** Reads car, prices, agreements and orders again. */
  onReload: () => void
  /** The agreements changed: the old consent counts no more. */
  onOutdated: () => void
}

/** Places the order and leads on from whatever comes of it. */
export function usePlacing({ form, onReload, onOutdated }: PlacingSteps) {
  const { priceChange, showPriceChange, acceptPrice, keepOldPrice } = usePriceChange(onReload)

  const follow = async (outcome: PlacingOutcome): Promise<void> => {
    switch (outcome.kind) {
      case 'placed':
        draftSlot.clear()
        return replace('pages/mall/order/casher', { id: outcome.order.id })
      case 'priceChanged':
        return showPriceChange(outcome)
      case 'notOnSale':
        await alertPlacing(outcome)
        return open('pages/order/index')
      case 'agreementOutdated':
        onOutdated()
        onReload()
        return alertPlacing(outcome)
      case 'storeGone':
        form.dropStore()
        return alertPlacing(outcome)
      case 'linkLost':
        onReload()
        return alertPlacing(outcome)
      case 'placedBefore':
        await alertPlacing(outcome)
        return replace('pages/mall/order/list')
      case 'refused':
        return isBuyerField(outcome.field) ? form.refuse(outcome.field, outcome.text) : alertPlacing(outcome)
      case 'unknown':
        return alertPlacing(outcome)
      case 'loggedOut':
        return undefined
      default:
        return outcome satisfies never
    }
  }

  return {
    priceChange,
    acceptPrice,
    keepOldPrice,
    submit: async (wish: Wish) => follow(await place(wish)),
  }
}
