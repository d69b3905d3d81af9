import { useState } from 'react'
import { usePageParams } from '@/hooks/use-page-params'
import { leaveStageLook } from '@/services/configuration/stage-look'
import { keepQuery } from '@/services/navigation/current-route'
import { readSelection } from './read-selection'
import type { StageSelection } from './renderer/selection'

const leaveLook = ({ model, paint, wheels, interior }: StageSelection, orderId: string | undefined): void =>
  leaveStageLook({ modelId: model, orderId, exterior: paint, wheels, interior })

/** What `useStageSelection` answers. */
export interface StageSelectionView {
  selection: StageSelection | null
  /** The order that the link says the car is configured for. */
  orderId: string | undefined
  /** Shows the car in another look, under an address that names the order where it is the reader's. */
  change: (next: StageSelection, orderId: string | undefined) => void
  /** Leaves the look as it is for the car of an order that is the reader's, else for their own. */
  done: (orderId: string | undefined) => void
}

/**
 * The selection of a page that takes it from its link, keeps it there for a reload or a friend, and leaves what was
 * chosen for the configurator. `done` leaves it unchanged too: what a friend's link shows.
 */
export function useStageSelection(): StageSelectionView {
  const params = usePageParams<'pages/customization-car/index3d'>()
  const [selection, setSelection] = useState(() => readSelection(params))
  const change = (next: StageSelection, orderId: string | undefined): void => {
    setSelection(next)
    keepQuery({ ...next, ...(orderId !== undefined && { orderId }) })
    leaveLook(next, orderId)
  }
  const done = (orderId: string | undefined): void => {
    if (selection) leaveLook(selection, orderId)
  }
  return { selection, orderId: params.orderId, change, done }
}
