import type { Agreement } from '@/wire/schemas/agreement'
import type { ConfigurationChoice, ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { OrderDetail } from '@/wire/schemas/order'
import type { ModelDetail } from '@/wire/schemas/vehicle'
import { BigOrderAction } from '@/wire/enums/order'
import { isSameChoice } from '@/domain/configuration/snapshot'
import { orderedCar, orderedChoice, type ShownCar } from '@/domain/order/ordered-car'
import { fetchMonthlyFen } from '@/services/advertised-monthly'
import { fetchOrder } from '@/services/api/order'
import { fetchModel } from '@/services/api/vehicle'
import { findOrder, type FoundOrder } from '@/widgets/order-page/find-order'
import { fetchAgreements } from '../agreements'
import { offeredCar, type OfferedCar } from '../car/offered-car'
import { orUnavailable } from '../car/unavailable'
import { wantedCar, type CarLink } from '../car/wanted-car'
import { keptCar } from './kept-cars'

/** An order that can be changed. */
export interface EditOffer {
  order: OrderDetail
  /** The car as it was ordered. */
  car: ShownCar
  /** Whether its model is still offered, so that it can be configured further. */
  isOffered: boolean
  /** The car that it gets; null where none was configured for it or named by the link, or the same. */
  newCar: OfferedCar | null
  /** What was kept for the order when the page was read, offered or not. */
  kept: ConfigurationSnapshot | undefined
  /** Whether the order is to get its new car: that may have been switched off. */
  isTaken: boolean
  /** As that of a new order's offer. */
  monthlyFen: number | undefined
  /** What a new buyer's identity is given under. */
  agreements: readonly Agreement[]
}

/** Which order a link wants changed, and whether it gets another car. */
export interface EditLink extends CarLink {
  orderId: string
  isNewCar: boolean
}

/**
 * The other car of the same model: the one that was configured for the order, else the one that the link names. What is no
 * longer offered is left out: the ordered car stays.
 */
const readNewCar = async (
  link: EditLink,
  model: ModelDetail,
  ordered: ConfigurationChoice,
  kept: ConfigurationSnapshot | undefined,
): Promise<OfferedCar | null> => {
  if (!kept && !link.isNewCar) return null
  const wanted = kept ?? (await orUnavailable(() => wantedCar({ ...link, modelId: model.id })))
  if (wanted === null || 'kind' in wanted || wanted.modelId !== model.id) return null
  const car = offeredCar(model, wanted)
  return car === undefined || isSameChoice(car.snapshot, ordered) ? null : car
}

const readEdit = async (link: EditLink): Promise<FoundOrder<EditOffer>> => {
  const order = await fetchOrder(link.orderId)
  if (!order.nextActions.includes(BigOrderAction.edit)) return { kind: 'otherStep', order }
  const read = await orUnavailable(() => fetchModel(order.modelId))
  const model = 'kind' in read ? undefined : read
  const car = orderedCar(order, model)
  const ordered = orderedChoice(order)
  const { car: kept, isTaken } = keptCar(order.id, ordered)
  const newCar = model ? await readNewCar(link, model, ordered, kept) : null
  return {
    kind: 'ready',
    order,
    car,
    isOffered: model !== undefined,
    newCar,
    kept,
    isTaken,
    monthlyFen: await fetchMonthlyFen((newCar?.snapshot ?? ordered).pnoTwelve, (newCar ?? car).totalFen),
    agreements: await fetchAgreements(),
  }
}

/** Reads the order that a link wants changed. Throws as `call`, except for an order that is not found. */
export const fetchEdit = (link: EditLink): Promise<FoundOrder<EditOffer>> => findOrder(() => readEdit(link))
