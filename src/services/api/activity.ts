import type { Activity, ActivityPage, OwnActivity, SignUpBody } from '@/wire/schemas/activity'
import type { PageQuery } from '@/wire/schemas/page'
import * as endpoints from '@/wire/endpoints/activity'
import { checkSameId } from '@/domain/same-id'
import { staticUrl } from '../environment'
import { call, type CallOptions, type KeyedCallOptions } from '../request/call'
import { withPicture } from './with-picture'

/** A whole activity whose pictures can be fetched. */
export const withPictures = (activity: Activity): Activity => ({
  ...withPicture(activity),
  pictures: activity.pictures.map(staticUrl),
})

/** What is on or to come, the next first (extension). Throws as `call`. */
export const fetchActivities = async (query: PageQuery, options?: CallOptions): Promise<ActivityPage> => {
  const page = await call(endpoints.list, query, options)
  return { ...page, records: page.records.map(withPicture) }
}

/** One activity, with the shopper's own sign-up (extension). Throws as `call`: activityNotFound. */
export const fetchActivity = async (id: string, options?: CallOptions): Promise<Activity> =>
  withPictures(checkSameId(id, await call(endpoints.detail, { id }, options)))

/** What the customer has signed up for (extension). Throws as `call`. */
export const fetchOwnActivities = async (options?: CallOptions): Promise<OwnActivity[]> =>
  (await call(endpoints.own, {}, options)).map(withPicture)

/**
 * Signs up for an activity and answers it anew (extension).
 *
 * @throws ApiError as `call`: signUpNotOpen, signUpEnded, signedUpAlready, activityFull, tooManyGuests, agreementOutdated.
 */
export const signUpForActivity = async (body: SignUpBody, options: KeyedCallOptions): Promise<Activity> =>
  withPictures(checkSameId(body.id, await call(endpoints.signUp, body, options)))

/** Takes a sign-up back and answers the activity anew (extension). Throws as `call`: activityBegun. */
export const cancelSignUp = async (id: string, options?: CallOptions): Promise<Activity> =>
  withPictures(checkSameId(id, await call(endpoints.cancel, { id }, options)))
