import type { ReactNode } from 'react'

/** The part of the page that scrolls. */
export interface ScrollAreaProps {
  /** What is scrolled, for screen readers. */
  label: string
  children: ReactNode
}
