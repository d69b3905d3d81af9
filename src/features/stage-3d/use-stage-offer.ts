import type { VehicleOption } from '@/wire/schemas/vehicle'
import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { ErrorCode } from '@/wire/errors'
import { standardChoice } from '@/domain/configuration/catalogue'
import { LookGroup, optionsOfGroup } from '@/domain/configuration/look-group'
import { totalFen } from '@/domain/configuration/price'
import { reopenConfiguration, type Reopened } from '@/domain/configuration/reopen'
import { withLook } from '@/domain/configuration/with-look'
import { firstVersion } from '@/domain/vehicle/first-version'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchModel } from '@/services/api/vehicle'
import { draftOf } from '@/services/configuration/draft'
import { orderDraft } from '@/services/configuration/order-draft'
import { isLoggedOut, isRefusal } from '@/services/request/errors'
import type { StageSelection } from './renderer/selection'

/** What the catalogue says of the car on the stage. */
export interface StageOffer {
  /** What the car costs in fen as it looks on the stage, with all else that the shopper has chosen before. */
  priceFen: number
  /** The trim as the version offers it; undefined where it does not. */
  trim: VehicleOption | undefined
}

/** The car of an order; undefined where the order is not the reader's, as for a friend to whom the link was passed on. */
const fetchOrderDraft = async (orderId: string): Promise<ConfigurationSnapshot | undefined> => {
  try {
    return await orderDraft(orderId)
  } catch (error) {
    if (isLoggedOut(error) || isRefusal(error, ErrorCode.orderNotFound)) return undefined
    throw error
  }
}

interface StageCar {
  /** The order that the car is configured for, if that is the reader's. */
  orderId: string | undefined
  /** Undefined where the model has no version left. */
  car: Pick<Reopened, 'version' | 'chosen'> | undefined
}

/** The car that the configurator would open: the order's or the shopper's own, else the version that is shown first. */
const fetchCar = async (modelId: string, linkedOrderId: string | undefined): Promise<StageCar> => {
  const ordered = linkedOrderId === undefined ? undefined : await fetchOrderDraft(linkedOrderId)
  const draft = ordered ?? draftOf(modelId)
  const model = await fetchModel(modelId)
  const version = firstVersion(model)
  return {
    orderId: ordered && linkedOrderId,
    car: (draft && reopenConfiguration(model, draft)) ?? (version && { version, chosen: standardChoice(version) }),
  }
}

/** What `useStageOffer` answers. */
export interface StageOfferView {
  /** What the catalogue says of the car; undefined while that is not known. */
  offer: StageOffer | undefined
  /** The order that the car is configured for; undefined once it is known not to be the reader's. */
  orderId: string | undefined
}

/** The car on the stage, which a link may say to be that of an order. */
export function useStageOffer(
  { model: modelId, paint, wheels, interior }: StageSelection,
  linkedOrderId: string | undefined,
): StageOfferView {
  const { page } = useAsyncPage(() => fetchCar(modelId, linkedOrderId), { isReadersOwn: linkedOrderId !== undefined })
  if (page.status !== 'ready') return { offer: undefined, orderId: linkedOrderId }
  const { orderId, car } = page.data
  const offer = car && {
    priceFen: totalFen(car.version, withLook(car.version, car.chosen, { exterior: paint, wheels, interior })),
    trim: optionsOfGroup(car.version, LookGroup.interior).find(({ code }) => code === interior),
  }
  return { offer, orderId }
}
