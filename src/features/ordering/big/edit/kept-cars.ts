import type { ConfigurationChoice, ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { isSameChoice } from '@/domain/configuration/snapshot'
import { draftOfOrder, keepOrderDraft } from '@/services/configuration/draft'

/** Under which id a car that was switched off is kept: the order's own draft is free meanwhile for another. */
const asideId = (orderId: string): string => `${orderId}.aside`

/**
 * The car that was configured for an order, and whether the order is to get it: one that was switched off is kept through a
 * look at the ordered car, until another is configured of that.
 */
export const keptCar = (
  orderId: string,
  ordered: ConfigurationChoice,
): { car: ConfigurationSnapshot | undefined; isTaken: boolean } => {
  const draft = draftOfOrder(orderId)
  const aside = draftOfOrder(asideId(orderId))
  const isAside = aside && (!draft || isSameChoice(draft, ordered))
  return isAside ? { car: aside, isTaken: false } : { car: draft, isTaken: true }
}

/** Keeps the car that an order is to get, or the one that was switched off; without either none is kept. */
export const keepCars = (
  orderId: string,
  { draft, aside }: { draft?: ConfigurationSnapshot | undefined; aside?: ConfigurationSnapshot | undefined } = {},
): void => {
  keepOrderDraft(orderId, draft)
  keepOrderDraft(asideId(orderId), aside)
}
