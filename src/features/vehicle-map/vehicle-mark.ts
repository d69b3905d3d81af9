import { staticUrl } from '@/services/environment'

/** A cut-out picture of a car; beside each lies its mark for the map (config/draw-map-marks.mjs). */
const CUT_OUT = /(\/static\/img\/[\w-]+)-front34-([\w-]+)\.webp$/

/** A picture that WeChat's map shows, as large as it is drawn there in px. */
interface VehicleMark {
  iconPath: string
  width: number
  height: number
}

/** The mark of a car by its own picture; of another picture the mark of any car. */
export const vehicleMark = (carPoster: string): VehicleMark =>
  CUT_OUT.test(carPoster)
    ? { iconPath: carPoster.replace(CUT_OUT, '$1-map-$2.png'), width: 104, height: 74 }
    : { iconPath: staticUrl('/static/img/map-vehicle.png'), width: 64, height: 52 }
