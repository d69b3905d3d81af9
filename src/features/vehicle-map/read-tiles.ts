import type { MapTiles } from '@/wire/schemas/map'
import { fetchMapTiles } from '@/services/api/map'
import type { CallOptions } from '@/services/request/call'

/** The tiles that this shop's map is drawn with; null draws outlines, and so does not knowing. */
export const readTiles = (options: CallOptions): Promise<MapTiles | null> => fetchMapTiles(options).catch(() => null)
