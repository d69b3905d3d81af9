import { useMemo } from 'react'
import type { ModelDetail, VehicleOption } from '@/wire/schemas/vehicle'
import { standardChoice } from '@/domain/configuration/catalogue'
import { LookGroup, optionsOfGroup } from '@/domain/configuration/look-group'
import { totalFen } from '@/domain/configuration/price'
import { firstVersion, reopenConfiguration, type Reopened } from '@/domain/configuration/reopen'
import { withLook } from '@/domain/configuration/with-look'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchModel } from '@/services/api/vehicle'
import { draftOf } from '@/services/configuration/draft'
import type { StageSelection } from './renderer/selection'

/** What `useStageOffer` answers. */
export interface StageOffer {
  /** What the car costs in fen as it looks on the stage, with all else that the shopper has chosen before. */
  priceFen: number
  /** The trim as the version offers it; undefined where it does not. */
  trim: VehicleOption | undefined
}

/** The car that the configurator would open: the shopper's own, else the version that is shown first. */
const configuredCar = (model: ModelDetail): Pick<Reopened, 'version' | 'chosen'> | undefined => {
  const draft = draftOf(model.id)
  const version = firstVersion(model)
  return (draft && reopenConfiguration(model, draft)) ?? (version && { version, chosen: standardChoice(version) })
}

/** What the catalogue says of the car on the stage; undefined while that is not known. */
export function useStageOffer({ model: modelId, paint, wheels, interior }: StageSelection): StageOffer | undefined {
  const { page } = useAsyncPage(() => fetchModel(modelId))
  const car = useMemo(() => (page.status === 'ready' ? configuredCar(page.data) : undefined), [page])
  return (
    car && {
      priceFen: totalFen(car.version, withLook(car.version, car.chosen, { exterior: paint, wheels, interior })),
      trim: optionsOfGroup(car.version, LookGroup.interior).find(({ code }) => code === interior),
    }
  )
}
