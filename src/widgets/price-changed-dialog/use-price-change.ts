import { useState } from 'react'
import type { PriceChangedData } from '@/wire/errors'

/**
 * A price that the server has changed since it was shown, until the shopper has decided.
 *
 * @param onReload reads the new prices
 */
export function usePriceChange(onReload: () => void) {
  const [priceChange, setPriceChange] = useState<PriceChangedData | null>(null)
  const close = () => setPriceChange(null)
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
