import type { ModelDetail } from '@/wire/schemas/vehicle'
import type { CarView } from '@/wire/enums/vehicle'
import { LookGroup, optionsOfGroup } from '@/domain/configuration/look-group'
import { stillOf } from '@/domain/configuration/stills'
import type { CarState } from '../car/car-store'

/** What the picture shows: the car from outside, or its cabin. */
export type ShownView = CarView | 'cabin'

/** The picture of a view of the car as it is chosen; empty for one that was not taken. */
export const pictureOf = ({ model, car }: Pick<CarState, 'model' | 'car'>, view: CarView): string =>
  stillOf(model.stills, car.chosen, view)?.picture ?? ''

/** The place of a paint's small views in the model's list; undefined where there are none. */
export const smallViewsAt = ({ smallViews }: ModelDetail, paintNo: string | undefined): number | undefined => {
  const at = smallViews.findIndex((views) => views.paintNo === paintNo)
  return at < 0 ? undefined : at
}

/** The groups that a still shows, and that the next tap may change. */
const SHOWN_GROUPS = [LookGroup.exterior, LookGroup.wheels] as const

/** The pictures of a view one tap away: in each other paint, the neighbours of the chosen one first, and on each other wheels. */
export const nextPictures = ({ model, car }: Pick<CarState, 'model' | 'car'>, view: CarView): string[] => {
  const shown = pictureOf({ model, car }, view)
  const pictures = SHOWN_GROUPS.flatMap((group) => {
    const numbers = optionsOfGroup(car.version, group).map(({ attributeNo }) => attributeNo)
    const kept = car.chosen.filter((chosen) => !numbers.includes(chosen))
    const at = numbers.findIndex((number) => car.chosen.includes(number))
    return numbers
      .map((number, index) => ({ number, distance: Math.abs(index - at) }))
      .sort((one, other) => one.distance - other.distance)
      .map(({ number }) => stillOf(model.stills, [...kept, number], view)?.picture ?? shown)
  })
  return [...new Set(pictures)].filter((picture) => picture !== shown)
}
