import { useState } from 'react'
import type { PriceChangedData } from '@/contract/errors'
import { open, replace } from '@/services/navigation/open'
import { alertDialog } from '@/ui/feedback/dialogs'
import type { ChosenStore } from './draft'
import { messages } from './messages'
import type { Offer } from './offer'
import { place } from './place'
import type { PlacingOutcome } from './placing-outcome'

interface PlacingSteps {
  /** Reads price and agreements again. */
  onReload: () => void
  /** The agreements changed: the old consent counts no more. */
  onOutdated: () => void
  onStoreGone: () => void
}

/** Places the order and leads on from whatever comes of it. */
export function usePlacing({ onReload, onOutdated, onStoreGone }: PlacingSteps) {
  const [priceChange, setPriceChange] = useState<PriceChangedData | null>(null)

  const follow = async (outcome: PlacingOutcome): Promise<void> => {
    switch (outcome.kind) {
      case 'placed':
        return replace('pages/mall/order/casher', { id: outcome.order.id })
      case 'priceChanged':
        return setPriceChange(outcome)
      case 'notOnSale':
        await alertDialog({ title: messages.notOnSaleTitle, text: outcome.text, okLabel: messages.backToModels })
        return open('pages/order/index')
      case 'agreementOutdated':
        onOutdated()
        onReload()
        return alertDialog({ title: messages.outdatedTitle, text: messages.outdatedText })
      case 'storeGone':
        onStoreGone()
        return alertDialog({ title: messages.storeGoneTitle, text: messages.storeGoneText })
      case 'placedBefore':
        await alertDialog({
          title: messages.placedBeforeTitle,
          text: messages.placedBeforeText,
          okLabel: messages.viewOrders,
        })
        return replace('pages/mall/order/list')
      case 'loggedOut':
        return undefined
      case 'unknown':
        return alertDialog({ title: messages.unknownTitle, text: messages.unknownText })
      case 'refused':
        return alertDialog({ title: messages.refusedTitle, text: outcome.text })
      default:
        return outcome satisfies never
    }
  }

  return {
    priceChange,
    acceptPrice: () => {
      setPriceChange(null)
      onReload()
    },
    keepOldPrice: () => setPriceChange(null),
    submit: async (offer: Offer, cityCode: string, store: ChosenStore) => follow(await place(offer, { cityCode, store })),
  }
}
