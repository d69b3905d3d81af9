import { usePriceChange } from '@/hooks/use-price-change'
import { open, replace } from '@/services/navigation/open'
import type { ChosenStore } from '@/services/placing/chosen-places'
import type { PlacingOutcome } from '@/services/placing/outcome'
import { alertPlacing } from '@/ui/feedback/placing-alert'
import type { Offer } from './offer'
import { place } from './place'

interface PlacingSteps {
  /** Reads price and agreements again. */
  onReload: () => void
  /** The agreements changed: the old consent counts no more. */
  onOutdated: () => void
  onStoreGone: () => void
}

/** Places the order and leads on from whatever comes of it. */
export function usePlacing({ onReload, onOutdated, onStoreGone }: PlacingSteps) {
  const { priceChange, showPriceChange, acceptPrice, keepOldPrice } = usePriceChange(onReload)

  const follow = async (outcome: PlacingOutcome): Promise<void> => {
    switch (outcome.kind) {
      case 'placed':
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
        onStoreGone()
        return alertPlacing(outcome)
      case 'placedBefore':
        await alertPlacing(outcome)
        return replace('pages/mall/order/list')
      case 'loggedOut':
        return undefined
      case 'linkLost':
      case 'unknown':
      case 'refused':
        return alertPlacing(outcome)
      default:
        return outcome satisfies never
    }
  }

  return {
    priceChange,
    acceptPrice,
    keepOldPrice,
    submit: async (offer: Offer, cityCode: string, store: ChosenStore) => follow(await place(offer, { cityCode, store })),
  }
}
