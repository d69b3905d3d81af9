import type { ModelDetail, VehicleOption } from '@/wire/schemas/vehicle'
import { CarView } from '@/wire/enums/vehicle'
import { stillOf } from '@/domain/configuration/stills'

/** The views of a car, in the order of a walk around it. */
export const CAR_VIEWS = [CarView.front34, CarView.side, CarView.rear34] as const

/** Reads a view out of a link; from the front unless it names another. */
export const readView = (text: string | undefined): CarView =>
  CAR_VIEWS.find((view) => view === text) ?? CarView.front34

/** Where a swipe leads; there is nothing beyond the first and the last. */
export const viewAfter = (view: CarView, step: -1 | 1): CarView => CAR_VIEWS[CAR_VIEWS.indexOf(view) + step] ?? view

/** The paint that a link names by its code, else the one the model is shown in elsewhere, else the first. */
export const readPaint = (
  { stills, carPoster }: Pick<ModelDetail, 'stills' | 'carPoster'>,
  paints: readonly VehicleOption[],
  code: string | undefined,
): VehicleOption | undefined => {
  const postersNo = stills.find(({ picture }) => picture === carPoster)?.paintNo
  return (
    paints.find((paint) => paint.code === code) ??
    paints.find(({ attributeNo }) => attributeNo === postersNo) ??
    paints[0]
  )
}

/** The picture of a view in a paint, on the model's usual wheels; empty for one that was not taken. */
export const pictureOf = ({ stills }: Pick<ModelDetail, 'stills'>, paintNo: string, view: CarView): string =>
  stillOf(stills, [paintNo], view)?.picture ?? ''
