import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'
import { makeCatalogue } from './catalogue'

/** A version with the options of `makeCatalogue`, unless told otherwise. */
export const makeVersion = (pnoTwelve = 'VL7R80226A02', changes: Partial<VehicleVersion> = {}): VehicleVersion => ({
  displayName: 'Long Range',
  attributeName: 'Long Range',
  picture: '',
  isPopular: false,
  deliveryWeeksFrom: 6,
  deliveryWeeksTo: 8,
  facts: [],
  ...makeCatalogue(),
  pnoTwelve,
  ...changes,
})

/** A model of these versions. */
export const makeModelDetail = (...versions: VehicleVersion[]): ModelDetail => ({
  id: 'vela-7',
  modelName: 'Vela 7',
  modelSellName: 'Vela 7 Fastback',
  carPoster: '',
  stills: [],
  smallViews: [],
  versions,
})
