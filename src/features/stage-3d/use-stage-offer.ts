import { useRef } from 'react'
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

/** Whose the order is that a link names; of a visitor nobody can tell. */
type Whose = 'readers' | 'others' | 'unknown'

interface OrderDraft {
  whose: Whose
  /** Undefined where the order is not known to be the reader's, as for a friend to whom the link was passed on. */
  draft?: ConfigurationSnapshot
}

const fetchOrderDraft = async (orderId: string | undefined): Promise<OrderDraft> => {
  if (orderId === undefined) return { whose: 'others' }
  try {
    return { whose: 'readers', draft: await orderDraft(orderId) }
  } catch (error) {
    if (isLoggedOut(error)) return { whose: 'unknown' }
    if (isRefusal(error, ErrorCode.orderNotFound)) return { whose: 'others' }
    throw error
  }
}

interface StageCar {
  whose: Whose
  /** Undefined where the model has no version left. */
  car: Pick<Reopened, 'version' | 'chosen'> | undefined
}

/** The car that the configurator would open: the order's or the shopper's own, else the version that is shown first. */
const fetchCar = async (modelId: string, linkedOrderId: string | undefined): Promise<StageCar> => {
  const { whose, draft = draftOf(modelId) } = await fetchOrderDraft(linkedOrderId)
  const model = await fetchModel(modelId)
  const version = firstVersion(model)
  return {
    whose,
    car: (draft && reopenConfiguration(model, draft)) ?? (version && { version, chosen: standardChoice(version) }),
  }
}

/** What `useStageOffer` answers. */
export interface StageOfferView {
  /** What the catalogue says of the car; undefined while that is not known. */
  offer: StageOffer | undefined
  /**
   * The order that the car is configured for; undefined where it is not known to be the reader's. A login that ends takes
   * it from nobody: it stays until another reader comes.
   */
  orderId: string | undefined
}

/** The car on the stage, which a link may say to be that of an order. */
export function useStageOffer(
  { model: modelId, paint, wheels, interior }: StageSelection,
  linkedOrderId: string | undefined,
): StageOfferView {
  const { page } = useAsyncPage(() => fetchCar(modelId, linkedOrderId), { isReadersOwn: linkedOrderId !== undefined })
  const isReaders = useRef(false)
  if (page.status !== 'ready') return { offer: undefined, orderId: linkedOrderId }
  const { whose, car } = page.data
  if (whose !== 'unknown') isReaders.current = whose === 'readers'
  const offer = car && {
    priceFen: totalFen(car.version, withLook(car.version, car.chosen, { exterior: paint, wheels, interior })),
    trim: optionsOfGroup(car.version, LookGroup.interior).find(({ code }) => code === interior),
  }
  return { offer, orderId: isReaders.current ? linkedOrderId : undefined }
}
