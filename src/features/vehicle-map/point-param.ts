import type { MapPoint } from '@/domain/area/gcj02'

/** Mercator has no poles. */
const MOST_LATITUDE = 85
const MOST_LONGITUDE = 180

const degrees = (text: string | undefined, most: number): number | null => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Math.abs(value) <= most ? value : null
}

/** The point of a link, as it is written there. */
export interface PointParams {
  longitude?: string
  latitude?: string
}

/** The point that a link names, or null: links are written by people. */
export const pointOf = (params: PointParams): MapPoint | null => {
  const longitude = degrees(params.longitude, MOST_LONGITUDE)
  const latitude = degrees(params.latitude, MOST_LATITUDE)
  return longitude === null || latitude === null ? null : { longitude, latitude }
}
