import type { Language } from '@/language/language'

/** A point on a map; degrees are GCJ-02. */
interface GeocodedPoint {
  longitude: number
  latitude: number
}

/** A maps service that knows what places are called. Every call goes over the network and may throw. */
export interface GeocoderGateway {
  /** The address of a point; null where the service knows none. */
  addressOf(point: GeocodedPoint, language: Language): Promise<string | null>
}
