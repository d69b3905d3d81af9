import type { ReactNode } from 'react'

export interface PriceBarProps {
  /** In fen; undefined while it is not known: its place stays empty, so that nothing moves when it comes. */
  amountFen: number | undefined
  /** Under the sum: what changes with it. */
  note: string
  /** What follows after a dot, in the same line where there is room, and does not change with the sum. */
  rest?: string
  /** What opens with a tap on the sum. */
  openLabel: string
  onOpen: () => void
  /** The one button. */
  children: ReactNode
}
