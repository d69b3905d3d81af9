import { open, replace } from '@/services/navigation/open'
import type { PlacingOutcome } from '@/widgets/placing/outcome'
import { usePriceChange } from '@/widgets/price-changed-dialog/use-price-change'

/** Outcomes that are told before the shopper is led on. */
type Told = Exclude<PlacingOutcome, { kind: 'placed' | 'priceChanged' | 'loggedOut' }>

interface PlacingSteps {
  /** Says what became of the wish; settles when it was read. */
  tell: (outcome: Told) => Promise<void>
  /** Reads what is sold, its price and its agreements again. */
  onReload: () => void
  /** The agreements changed: the old consent counts no more. */
  onOutdated: () => void
  onStoreGone: () => void
  /** The order is there, and its page is about to open. */
  onPlaced?: () => void
  /** Takes a refusal to the field that it is about; true when it did. */
  onRefused?: (refusal: Extract<PlacingOutcome, { kind: 'refused' }>) => boolean
}

/** Leads on from whatever became of placing an order. */
export function usePlacing({ tell, onReload, onOutdated, onStoreGone, onPlaced, onRefused }: PlacingSteps) {
  const { priceChange, showPriceChange, acceptPrice, keepOldPrice } = usePriceChange(onReload)

  const follow = async (outcome: PlacingOutcome): Promise<void> => {
    switch (outcome.kind) {
      case 'placed':
        onPlaced?.()
        return replace('pages/mall/order/casher', { id: outcome.order.id })
      case 'priceChanged':
        return showPriceChange(outcome)
      case 'notOnSale':
        await tell(outcome)
        return open('pages/order/index')
      case 'agreementOutdated':
        onOutdated()
        onReload()
        return tell(outcome)
      case 'storeGone':
        onStoreGone()
        return tell(outcome)
      case 'linkLost':
        onReload()
        return tell(outcome)
      case 'placedBefore':
        await tell(outcome)
        return replace('pages/mall/order/list')
      case 'refused':
        return onRefused?.(outcome) ? undefined : tell(outcome)
      case 'unknown':
        return tell(outcome)
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
    follow,
  }
}
