import { randomUUID } from 'node:crypto'
import { RegistrationResult, SignUpStatus } from '@/wire/enums/activity'
import { ErrorCode } from '@/wire/errors'
import type { Activity, SignUpBody } from '@/wire/schemas/activity'
import { signUpStatusAt } from '@/domain/activity/activity-status'
import type { Database } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { readName } from '../../http/read-name'
import { drawDoorCode } from '../../system/draw-door-code'
import { acceptStatement } from '../agreement/accept-statement'
import { once } from '../idempotency/once'
import { holdAccount } from '../session/hold-account'
import { holdActivity, type HeldActivity } from './activity-statements'
import { timesOf } from './activity-view'
import { readActivity } from './read-activities'
import { insertRegistration, takePlaces } from './registration-statements'

/** Who signs up for what, under which key. */
export interface SignUpCall {
  userId: string
  key: string
  path: string
  body: SignUpBody
}

/** Whether one may sign up now, with so many guests; a call that waited may find the places drawn since. */
const checkOpen = (activity: HeldActivity, guests: number, now: Date): void => {
  const status = signUpStatusAt(timesOf(activity), now.getTime())
  if (status === SignUpStatus.ended || activity.isDrawn) throw new Refusal(ErrorCode.signUpEnded)
  if (status !== SignUpStatus.signingUp) throw new Refusal(ErrorCode.signUpNotOpen)
  if (guests > activity.mostGuests) throw new Refusal(ErrorCode.tooManyGuests)
}

/**
 * Signs an account up: by arrival it has a place at once, and where places are drawn it waits for the lot.
 *
 * @throws Refusal activityNotFound, signUpNotOpen, signUpEnded, tooManyGuests, agreementsNotAccepted, agreementOutdated,
 *   signedUpAlready, activityFull, sessionExpired, invalidField.
 */
export const signUp = (database: Database, call: SignUpCall, now: Date): Promise<Activity> =>
  database.hotTransaction(async (tx) => {
    // The key keeps no name: the sign-up is read anew, as it is by now.
    const { id } = await once(tx, call, now, async () => {
      const { id: activityId, guests, leadSource, name } = call.body
      await holdAccount(tx, call.userId)
      const activity = await holdActivity(tx, activityId)
      if (activity === undefined) throw new Refusal(ErrorCode.activityNotFound)
      checkOpen(activity, guests, now)
      const isByArrival = activity.drawAt === null
      const isNew = await insertRegistration(tx, {
        id: randomUUID(),
        activityId,
        userId: call.userId,
        name: readName(name, 'name'),
        guests,
        leadSource,
        agreementVersion: await acceptStatement(tx, { userId: call.userId, agreements: call.body.agreements }, now),
        result: isByArrival ? RegistrationResult.success : RegistrationResult.registering,
        code: drawDoorCode(),
        registeredAt: now,
      })
      if (!isNew) throw new Refusal(ErrorCode.signedUpAlready)
      // The row that everybody wants comes last.
      if (isByArrival && !(await takePlaces(tx, activityId, 1 + guests))) throw new Refusal(ErrorCode.activityFull)
      return { id: activityId }
    })
    return readActivity(tx, id, call.userId, now)
  })
