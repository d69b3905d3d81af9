import { get, post } from '../endpoint'
import type { Activity, ActivityId, ActivityPage, OwnActivityList, SignUpBody } from '../schemas/activity'
import type { PageQuery } from '../schemas/page'
import type { NoPayload } from '../schemas/parts'

/** What is on or to come, the next first. */
export const list = get<typeof PageQuery, typeof ActivityPage>('/content/activity/list', {
  access: 'public',
  extension: true,
})
/** One activity, with the caller's own sign-up. */
export const detail = get<typeof ActivityId, typeof Activity>('/content/activity/detail', {
  access: 'optional',
  extension: true,
})
export const own = get<typeof NoPayload, typeof OwnActivityList>('/app/activity/own', { extension: true })
/** Signs up under the lead-activity privacy statement. */
export const signUp = post<typeof SignUpBody, typeof Activity>('/app/activity/signUp', {
  idempotent: true,
  extension: true,
})
/** Gives the place back; once more changes nothing. */
export const cancel = post<typeof ActivityId, typeof Activity>('/app/activity/cancel', { extension: true })
