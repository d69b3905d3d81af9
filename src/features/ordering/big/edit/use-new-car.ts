import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { orderedChoice } from '@/domain/order/ordered-car'
import { open } from '@/services/navigation/open'
import type { EditOffer } from './edit-offer'
import { keepCars, keptCar } from './kept-cars'

/** What `useNewCar` answers. */
export interface NewCarSwitch {
  /** Whether the order is to get its new car, where it has one. */
  takesCar: boolean
  switchCar: (takesCar: boolean) => void
  /** Opens the car that the page shows in the configurator: the new one, or with that switched off the ordered one. */
  configure: () => void
}

/**
 * Whether an order gets its new car. Coming back from the configurator switches on what was configured; after no more than a
 * look the new car stays off.
 */
export function useNewCar({ order, newCar, isTaken }: Pick<EditOffer, 'order' | 'newCar' | 'isTaken'>): NewCarSwitch {
  const [takesCar, setTakesCar] = useState(isTaken)
  const kept = () => keptCar(order.id, orderedChoice(order))
  const keep = (takes: boolean): void => {
    // What was just configured is ahead of the page, which reads it again.
    const car = newCar ? (kept().car ?? newCar.snapshot) : undefined
    keepCars(order.id, { [takes ? 'draft' : 'aside']: car })
  }

  useDidShow(() => {
    if (kept().isTaken) setTakesCar(true)
  })

  return {
    takesCar,
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
