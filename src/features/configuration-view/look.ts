import type { ModelDetail, VehicleOption } from '@/wire/schemas/vehicle'
import { CarView } from '@/wire/enums/vehicle'
import { LookGroup, optionsOfGroup } from '@/domain/configuration/look-group'
import type { ViewedCar } from './open-car'

/** The paint of a car; undefined for a model without paints. */
export const paintOf = ({ version, quote }: Pick<ViewedCar, 'version' | 'quote'>): VehicleOption | undefined =>
  optionsOfGroup(version, LookGroup.exterior).find(({ attributeNo }) => quote.options.includes(attributeNo))

/** The car from the front in a paint, else the model's own picture. */
export const pictureOf = ({ stills, carPoster }: ModelDetail, paint: VehicleOption | undefined): string =>
  stills.find(({ view, paintNo }) => view === CarView.front34 && paintNo === paint?.attributeNo)?.picture ?? carPoster
