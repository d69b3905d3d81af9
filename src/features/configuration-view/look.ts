import type { VehicleOption } from '@/wire/schemas/vehicle'
import { CarView } from '@/wire/enums/vehicle'
import { LookGroup, optionsOfGroup } from '@/domain/configuration/look-group'
import { otherWheelsOf, stillOf } from '@/domain/configuration/stills'
import type { ViewedCar } from './open-configuration'

/** The paint of a car; undefined for a model without paints. */
export const paintOf = ({ version, quote }: Pick<ViewedCar, 'version' | 'quote'>): VehicleOption | undefined =>
  optionsOfGroup(version, LookGroup.exterior).find(({ attributeNo }) => quote.options.includes(attributeNo))

/** How a car is shown: from the front, else by the model's own picture; `onWheels` are those it shows, if not its own. */
export const lookOf = ({
  model,
  version,
  quote,
}: ViewedCar): { picture: string; onWheels: VehicleOption | undefined } => {
  const still = stillOf(model.stills, quote.options, CarView.front34)
  return { picture: still?.picture ?? model.carPoster, onWheels: otherWheelsOf(still, version, quote.options) }
}
