import type { ReactNode } from 'react'
import type { Seat } from './seats'

export interface LookAroundProps {
  /** What is seen, for screen readers. */
  label: string
  /** The seat that was asked for last; each time of asking is a new one. */
  asked: { readonly seat: Seat }
  /** The seat whose part is in sight. */
  seen: Seat
  /** The picture was dragged: which seat looks there. */
  onSee: (seat: Seat) => void
  /** The picture, which fills the box. */
  children: ReactNode
}
