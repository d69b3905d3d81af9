import type { OptionGroup, VehicleVersion } from '@/wire/schemas/vehicle'
import type { Chosen } from '@/domain/configuration/catalogue'

/** A group of options as the configurator draws it. */
export interface GroupProps {
  version: VehicleVersion
  group: OptionGroup
  chosen: Chosen
  onTap: (attributeNo: string) => void
}
