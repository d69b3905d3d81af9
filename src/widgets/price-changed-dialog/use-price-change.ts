import { useState, type SetStateAction, type Dispatch } from 'react'
import type { PriceChangedData } from '@/wire/errors'

/** What `usePriceChange` answers. */
export interface PriceChange {
  priceChange: PriceChangedData | null
  showPriceChange: Dispatch<SetStateAction<PriceChangedData | null>>
  acceptPrice: () => void
  keepOldPrice: () => void
}

/**
 * A price that the server has changed since it was shown, until the shopper has decided.
 *
 * @param onReload reads the new prices
 */
export function usePriceChange(onReload: () => void): PriceChange {
  const [priceChange, setPriceChange] = useState<PriceChangedData | null>(null)
  const close = (): void => setPriceChange(null)
  return {
    priceChange,
    showPriceChange: setPriceChange,
    acceptPrice: () => {
      close()
      onReload()
    },
    keepOldPrice: close,
  }
}
