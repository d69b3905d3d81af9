import type { MapTiles } from '@/wire/schemas/map'
import type { CallOptions } from '@/services/request/call'

/** WeChat's map has its own. */
export const readTiles: (options: CallOptions) => Promise<MapTiles | null> = () => Promise.resolve(null)
