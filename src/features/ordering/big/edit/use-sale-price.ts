import { useState } from 'react'
import type { PriceChangedData } from '@/wire/errors'
import type { EditParts } from './edit-changes'

/** What `useSalePrice` answers. */
export interface SalePrice {
  /** What the shopper takes the car to be sold for, in fen. */
  expectedFen: number
  /** Whether that is another amount than the order and its new car come to. */
  isTaken: boolean
  /** Takes a new amount in place of the one that was expected. */
  take: (change: PriceChangedData) => void
}

/** The parts of a change that decide what is taken off the price. */
const pricedParts = ({ places, car }: EditParts): string => JSON.stringify([places, car])

/**
 * What a changed order's car is sold for: as the page shows it, until the server has worked out something else and the
 * shopper has taken that. It holds for that change alone: at another shop other coupons count.
 */
export function useSalePrice(shownFen: number, parts: EditParts): SalePrice {
  const [taken, setTaken] = useState<(PriceChangedData & { changed: string }) | null>(null)
  const changed = pricedParts(parts)
  const holds = taken?.oldAmountFen === shownFen && taken.changed === changed
  const expectedFen = holds ? taken.newAmountFen : shownFen
  return {
    expectedFen,
    isTaken: expectedFen !== shownFen,
    take: ({ oldAmountFen, newAmountFen }) => {
      if (oldAmountFen === expectedFen) setTaken({ oldAmountFen: shownFen, newAmountFen, changed })
    },
  }
}
