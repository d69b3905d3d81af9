import { get, post } from '../endpoint'
import type { NoPayload } from '../schemas/parts'
import type { PointsEntryPage, PointsEntryQuery, PointsRule, PointsState } from '../schemas/points'

export const state = get<typeof NoPayload, typeof PointsState>('/app/integral/state', { extension: true })
/** Checks in for today; the same day again changes nothing. */
export const checkIn = post<typeof NoPayload, typeof PointsState>('/app/integral/checkIn', { extension: true })
export const page = get<typeof PointsEntryQuery, typeof PointsEntryPage>('/app/integral/page', { extension: true })
export const rule = get<typeof NoPayload, typeof PointsRule>('/app/integral/rule', {
  access: 'public',
  extension: true,
})
