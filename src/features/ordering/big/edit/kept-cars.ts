import type { ConfigurationChoice, ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { isSameChoice } from '@/domain/configuration/snapshot'
import { draftOfOrder, keepOrderDraft, ownCarSlot } from '@/services/configuration/draft'

/** Where a car that was switched off is kept: the order's own draft is free meanwhile for another. */
const asideSlotOf = (orderId: string) => ownCarSlot(`order-car-aside.${orderId}`)

/**
 * The car that was configured for an order, and whether the order is to get it: one that was switched off is kept through a
 * look at the ordered car, until another is configured of that.
 */
export const keptCar = (
  orderId: string,
  ordered: ConfigurationChoice,
): { car: ConfigurationSnapshot | undefined; isTaken: boolean } => {
  const draft = draftOfOrder(orderId)
  const aside = asideSlotOf(orderId)?.read()
  const isAside = aside && (!draft || isSameChoice(draft, ordered))
  return isAside ? { car: aside, isTaken: false } : { car: draft, isTaken: true }
}

/** Keeps the car that an order is to get, or the one that was switched off; without either none is kept. */
export const keepCars = (
  orderId: string,
  { draft, aside }: { draft?: ConfigurationSnapshot | undefined; aside?: ConfigurationSnapshot | undefined } = {},
): void => {
  keepOrderDraft(orderId, draft)
  if (aside) asideSlotOf(orderId)?.write(aside)
  else asideSlotOf(orderId)?.clear()
}
