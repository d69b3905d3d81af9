import { RegistrationResult } from '@/wire/enums/activity'
import { ErrorCode } from '@/wire/errors'
import type { Activity } from '@/wire/schemas/activity'
import type { Database } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { holdActivity } from './activity-statements'
import { readActivity } from './read-activities'
import { deleteRegistration, givePlacesBack } from './registration-statements'

/**
 * Takes a sign-up back until the activity begins; its places are free for others. Who has none, has none.
 *
 * @throws Refusal activityNotFound, activityBegun.
 */
export const cancelSignUp = (database: Database, userId: string, activityId: string, now: Date): Promise<Activity> =>
  database.hotTransaction(async (tx) => {
    const activity = await holdActivity(tx, activityId)
    if (activity === undefined) throw new Refusal(ErrorCode.activityNotFound)
    if (activity.startAt <= now) throw new Refusal(ErrorCode.activityBegun)
    const gone = await deleteRegistration(tx, activityId, userId)
    if (gone?.result === RegistrationResult.success) await givePlacesBack(tx, activityId, 1 + gone.guests)
    return readActivity(tx, activityId, userId, now)
  })
