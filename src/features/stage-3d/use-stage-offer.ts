import type { VehicleOption } from '@/wire/schemas/vehicle'
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
import type { StageSelection } from './renderer/selection'

/** What `useStageOffer` answers. */
export interface StageOffer {
  /** What the car costs in fen as it looks on the stage, with all else that the shopper has chosen before. */
  priceFen: number
  /** The trim as the version offers it; undefined where it does not. */
  trim: VehicleOption | undefined
}

/** The car that the configurator would open: the order's or the shopper's own, else the version that is shown first. */
const fetchCar = async (
  modelId: string,
  orderId: string | undefined,
): Promise<Pick<Reopened, 'version' | 'chosen'> | undefined> => {
  const draft = orderId === undefined ? draftOf(modelId) : await orderDraft(orderId)
  const model = await fetchModel(modelId)
  const version = firstVersion(model)
  return (draft && reopenConfiguration(model, draft)) ?? (version && { version, chosen: standardChoice(version) })
}

/**
 * What the catalogue says of the car on the stage, which may be configured for an order; undefined while that is not
 * known.
 */
export function useStageOffer(
  { model: modelId, paint, wheels, interior }: StageSelection,
  orderId: string | undefined,
): StageOffer | undefined {
  const { page } = useAsyncPage(() => fetchCar(modelId, orderId))
  const car = page.status === 'ready' ? page.data : undefined
  return (
    car && {
      priceFen: totalFen(car.version, withLook(car.version, car.chosen, { exterior: paint, wheels, interior })),
      trim: optionsOfGroup(car.version, LookGroup.interior).find(({ code }) => code === interior),
    }
  )
}
