import type { ModelDetail } from '@/wire/schemas/vehicle'
import { CarView } from '@/wire/enums/vehicle'

/** The views of the car, in the order of the strip. */
export const CAR_VIEWS = [CarView.front34, CarView.side, CarView.rear34] as const

/** What the picture shows: the car from outside, or its cabin. */
export type ShownView = CarView | 'cabin'

/** The picture of a view of the car in a paint; empty for one that was not taken. */
export const stillOf = ({ stills }: ModelDetail, paintNo: string | undefined, view: CarView): string =>
  stills.find((still) => still.view === view && still.paintNo === paintNo)?.picture ?? ''

/** The place of a paint's small views in the model's list; undefined where there are none. */
export const smallViewsAt = ({ smallViews }: ModelDetail, paintNo: string | undefined): number | undefined => {
  const at = smallViews.findIndex((views) => views.paintNo === paintNo)
  return at < 0 ? undefined : at
}

/** The pictures of a view in all other paints, the neighbours of the chosen one first. */
export const otherStills = ({ stills }: ModelDetail, paintNo: string | undefined, view: CarView): string[] => {
  const ofView = stills.filter((still) => still.view === view)
  const at = ofView.findIndex((still) => still.paintNo === paintNo)
  return ofView
    .map(({ picture }, index) => ({ picture, distance: Math.abs(index - at) }))
    .filter(({ distance }) => distance > 0)
    .sort((one, other) => one.distance - other.distance)
    .map(({ picture }) => picture)
}

/** The view a swipe leads to; the first and the last have none beyond. */
export const viewAfterSwipe = (view: CarView, step: -1 | 1): CarView =>
  CAR_VIEWS[CAR_VIEWS.indexOf(view) + step] ?? view
