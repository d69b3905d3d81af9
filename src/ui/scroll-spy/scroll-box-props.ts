import type { ReactNode } from 'react'

export interface ScrollBoxProps {
  id: string
  className: string
  /** Id of the part to bring to the top; null leaves the box as it stands. */
  partId: string | null
  /** The reader moves on by themselves. */
  onMove: () => void
  children: ReactNode
}
