import type { ModelDetail, VehicleOption } from '@/wire/schemas/vehicle'
import { CarView } from '@/wire/enums/vehicle'
import { CAR_VIEWS } from '@/domain/configuration/car-views'
import { stillOf } from '@/domain/configuration/stills'

/** Reads a view out of a link; from the front unless it names another. */
export const readView = (text: string | undefined): CarView =>
  CAR_VIEWS.find((view) => view === text) ?? CarView.front34

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
