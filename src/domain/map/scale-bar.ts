import type { MapView } from './map-view'
import { worldPx } from './map-view'

/** A length on the map. */
export interface ScaleBar {
  metres: number
  px: number
}

/** The earth's girth. */
const GIRTH_METRES = 40_075_017
const STEPS = [5, 2, 1] as const

/** The longest round length that is drawn in at most so many px in the middle of a map: 1, 2 or 5 of some tens. */
export const scaleBar = ({ centre, zoom }: MapView, mostPx: number): ScaleBar => {
  const metresPerPx = (GIRTH_METRES * Math.cos((centre.latitude * Math.PI) / 180)) / worldPx(zoom)
  const most = metresPerPx * mostPx
  const tens = 10 ** Math.floor(Math.log10(most))
  const metres = (STEPS.find((step) => step * tens <= most) ?? 1) * tens
  return { metres, px: metres / metresPerPx }
}
