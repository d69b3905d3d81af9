import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { isSameChoice } from '@/domain/configuration/snapshot'
import { orderedChoice } from '@/domain/order/ordered-car'
import { open } from '@/services/navigation/open'
import type { EditOffer } from './edit-offer'
import { keepCars, keptCar } from './kept-cars'

/** What `useNewCar` answers. */
export interface NewCarSwitch {
  /** Whether the order is to get its new car, where it has one. */
  takesCar: boolean
  switchCar: (takesCar: boolean) => void
  /** Another car was configured since the page was read: what it shows is not what the order is to get. */
  isBehind: boolean
  /** Opens the car that the page shows in the configurator: the new one, or with that switched off the ordered one. */
  configure: () => void
}

type NewCarOffer = Pick<EditOffer, 'order' | 'newCar' | 'kept' | 'isTaken'>

/**
 * Whether an order gets its new car. Coming back from the configurator switches on what was configured; after no more than a
 * look the new car stays off.
 */
export function useNewCar({ order, newCar, kept: keptBefore, isTaken }: NewCarOffer): NewCarSwitch {
  const [takesCar, setTakesCar] = useState(isTaken)
  const [latest, setLatest] = useState(keptBefore)
  const isBehind =
    latest !== undefined && [keptBefore, newCar?.snapshot].every((car) => !car || !isSameChoice(car, latest))
  const kept = () => keptCar(order.id, orderedChoice(order))
  const keep = (takes: boolean): void => {
    // What was just configured is ahead of the page, which reads it again; what is not offered any more goes.
    const car = newCar || isBehind ? (kept().car ?? newCar?.snapshot) : undefined
    keepCars(order.id, { [takes ? 'draft' : 'aside']: car })
  }

  useDidShow(() => {
    const { car, isTaken: isTakenNow } = kept()
    setLatest(car)
    if (isTakenNow) setTakesCar(true)
  })

  return {
    takesCar,
    isBehind,
    switchCar: (takes) => {
      keep(takes)
      setTakesCar(takes)
    },
    configure: () => {
      keep(takesCar)
      void open('pages/customization-car/index', { orderId: order.id })
    },
  }
}
