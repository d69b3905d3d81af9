import type { ModelDetail, VehicleOption } from '@/wire/schemas/vehicle'
import type { Catalogue, Chosen } from './catalogue'
import { LookGroup, optionsOfGroup } from './look-group'

/** The wheels that the stills show, and whether the car has others. */
export interface StillWheels {
  option: VehicleOption
  isOther: boolean
}

/** A still is never passed off as a car on other wheels: undefined where the catalogue does not say which it shows. */
export const stillWheelsOf = (
  { stillWheels }: Pick<ModelDetail, 'stillWheels'>,
  catalogue: Catalogue,
  chosen: Chosen,
): StillWheels | undefined => {
  const option = optionsOfGroup(catalogue, LookGroup.wheels).find(({ code }) => code === stillWheels)
  return option && { option, isOther: !chosen.includes(option.attributeNo) }
}
