import type { ReactNode } from 'react'

export interface PriceBarProps {
  amountFen: number
  /** Under the sum, in one line. */
  notes: string
  /** What opens with a tap on the sum. */
  openLabel: string
  onOpen: () => void
  /** The one button. */
  children: ReactNode
}
