/** A place on the map; degrees are GCJ-02. */
interface MapPlace {
  name: string
  address: string
  longitude: number
  latitude: number
}

/** Opens the phone's map at a place; null where the target has none to open. */
export type OpenMap = ((place: MapPlace) => Promise<void>) | null
