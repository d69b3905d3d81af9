import type { MapView } from '@/domain/map/map-view'

/** What WeChat tells of its map; by version and phone some of it is missing. */
interface RegionChange {
  type?: string
  causedBy?: string
  detail?: { causedBy?: string; scale?: number; centerLocation?: { longitude: number; latitude: number } }
}

/** The view that fingers have left WeChat's map with; null for what is under way, and for moves of our own. */
export const changedView = (event: object): MapView | null => {
  const { type, causedBy, detail } = event as RegionChange
  const cause = detail?.causedBy ?? causedBy
  if (type !== 'end' || cause === 'update' || detail?.scale === undefined || !detail.centerLocation) return null
  return { centre: detail.centerLocation, zoom: detail.scale }
}
