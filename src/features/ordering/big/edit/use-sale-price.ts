import { useState } from 'react'
import type { PriceChangedData } from '@/wire/errors'

/** What `useSalePrice` answers. */
export interface SalePrice {
  /** What the shopper takes the car to be sold for, in fen. */
  expectedFen: number
  /** Whether that is another amount than the order and its new car come to. */
  isTaken: boolean
  /** Takes a new amount in place of the one that was expected. */
  take: (change: PriceChangedData) => void
}

/**
 * What a changed order's car is sold for: as the page shows it, until the server has worked out something else and the
 * shopper has taken that.
 */
export function useSalePrice(shownFen: number): SalePrice {
  const [taken, setTaken] = useState<PriceChangedData | null>(null)
  const expectedFen = taken?.oldAmountFen === shownFen ? taken.newAmountFen : shownFen
  return {
    expectedFen,
    isTaken: expectedFen !== shownFen,
    take: ({ oldAmountFen, newAmountFen }) => {
      if (oldAmountFen === expectedFen) setTaken({ oldAmountFen: shownFen, newAmountFen })
    },
  }
}
