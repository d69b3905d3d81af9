import { ActivityStatus, RegistrationResult } from '@/wire/enums/activity'
import type { OwnActivity } from '@/wire/schemas/activity'
import { shortTime } from '@/domain/time/shanghai-time'
import { messages } from './messages'

/** Where one of the customer's activities stands: what came of signing up, or that it is over. */
export type Standing = 'registering' | 'success' | 'failed' | 'ended'

/** An activity that the customer has signed up for, as far as its standing goes. */
export type SignedUp = Pick<OwnActivity, 'activityStatus' | 'isCalledOff' | 'resultTime' | 'registration'>

/** Without a place it has failed, whether it is over or not. */
export const standingOf = ({
  activityStatus,
  registration: { result },
}: Pick<SignedUp, 'activityStatus' | 'registration'>): Standing => {
  if (result === RegistrationResult.failed) return 'failed'
  if (activityStatus === ActivityStatus.ended) return 'ended'
  return result === RegistrationResult.success ? 'success' : 'registering'
}

/** Its word: "Success". */
export const standingWord = (activity: SignedUp): string =>
  activity.isCalledOff ? messages.calledOff : messages[standingOf(activity)]

/** What there is to say of it: "You are in, plus one guest". */
export const standingNote = (activity: SignedUp): string => {
  const { guests, resultReason, visitedTime } = activity.registration
  if (visitedTime !== null) return messages.checkedIn(shortTime(visitedTime))
  const standing = standingOf(activity)
  switch (standing) {
    case 'registering':
      return activity.resultTime === null ? messages.registering : messages.resultBy(shortTime(activity.resultTime))
    case 'success':
      return messages.youAreIn(guests)
    case 'failed':
      return resultReason ?? messages.notDrawn
    case 'ended':
      return messages.notCheckedIn
    default:
      return standing satisfies never
  }
}
