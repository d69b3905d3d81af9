import { useDidShow } from '@tarojs/taro'
import { useRef } from 'react'
import { isSameChoice } from '@/domain/configuration/snapshot'
import { orderedChoice } from '@/domain/order/ordered-car'
import { draftOfOrder, keepOrderDraft } from '@/services/configuration/draft'
import type { OfferedCar } from '../car/offered-car'
import { configureForOrder } from '../car/review'
import type { EditOffer } from './edit-offer'

/**
 * The way into the configurator with the car that the page of an order shows: its new car, or with that switched off the
 * ordered one. Coming back from there switches on what was configured; after no more than a look the new car stays off.
 */
export function useConfigure(
  { order, newCar }: Pick<EditOffer, 'order' | 'newCar'>,
  takesCar: boolean,
  setTakesCar: (takesCar: boolean) => void,
): () => void {
  /** The new car that was switched off while the ordered one is looked at. */
  const aside = useRef<OfferedCar | null>(null)

  useDidShow(() => {
    const { current } = aside
    aside.current = null
    if (!current) return
    const draft = draftOfOrder(order.id)
    if (draft && !isSameChoice(draft, orderedChoice(order))) setTakesCar(true)
    else keepOrderDraft(order.id, current.snapshot)
  })

  return () => {
    if (!takesCar) aside.current = newCar
    configureForOrder(order.id, takesCar ? newCar : null)
  }
}
