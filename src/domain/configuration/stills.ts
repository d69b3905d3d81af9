import type { CarStill, VehicleOption } from '@/wire/schemas/vehicle'
import type { CarView } from '@/wire/enums/vehicle'
import { findOption, type Catalogue, type Chosen } from './catalogue'

/**
 * The still of a car with these options: in its own paint, and on its own wheels where such a still was taken.
 *
 * @returns undefined where there is none in its paint.
 */
export const stillOf = (stills: readonly CarStill[], options: Chosen, view: CarView): CarStill | undefined => {
  const inPaint = stills.filter((still) => still.view === view && options.includes(still.paintNo))
  return inPaint.find(({ wheelsNo }) => wheelsNo !== null && options.includes(wheelsNo)) ?? inPaint[0]
}

/** The wheels that a still shows where the car has others: it is never passed off as a picture of that car. */
export const otherWheelsOf = (
  still: CarStill | undefined,
  catalogue: Catalogue,
  options: Chosen,
): VehicleOption | undefined => {
  const wheelsNo = still?.wheelsNo ?? undefined
  return wheelsNo === undefined || options.includes(wheelsNo) ? undefined : findOption(catalogue, wheelsNo)
}
