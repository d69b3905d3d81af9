import type { MapPoint } from '@/domain/area/gcj02'
import { open } from './open'

/** Opens our own map with a place in its middle. */
export const openMapAt = ({ longitude, latitude }: MapPoint): Promise<void> =>
  open('pages/map/vehicle-location', { longitude: String(longitude), latitude: String(latitude) })
