import type { MapPoint } from '../area/gcj02'

/** Where Tencent's maps plan a way in a browser; it takes degrees of GCJ-02 as they are, and wants no key. */
const PLANNER = 'https://apis.map.qq.com/uri/v1/routeplan'
/** Who sends the visitor, as the service asks. */
const REFERRER = 'vela'

/** The page that leads by car to a place, from wherever the visitor is. */
export const routeLink = (name: string, { longitude, latitude }: MapPoint): string =>
  `${PLANNER}?type=drive&to=${encodeURIComponent(name)}&tocoord=${latitude},${longitude}&referer=${REFERRER}`
