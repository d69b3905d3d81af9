import { ActivityStatus, SignUpStatus } from '@/wire/enums/activity'
import { HOUR_MS } from '../time/duration'

/** When an activity is on, and when one can sign up; epoch ms. A window begins at its start and is over at its end. */
export interface ActivityTimes {
  startMs: number
  endMs: number
  signUpFromMs: number | null
  signUpUntilMs: number | null
}

/** Guests are let in from an hour before the start. */
const CHECK_IN_BEFORE_MS = HOUR_MS

/** From when a check-in code is taken. */
export const checkInFromMs = ({ startMs }: Pick<ActivityTimes, 'startMs'>): number => startMs - CHECK_IN_BEFORE_MS

/** Whether one can sign up at an instant. */
export const signUpStatusAt = ({ signUpFromMs, signUpUntilMs }: ActivityTimes, nowMs: number): SignUpStatus => {
  if (signUpFromMs === null || signUpUntilMs === null) return SignUpStatus.noSignUpTime
  if (nowMs < signUpFromMs) return SignUpStatus.notStarted
  return nowMs < signUpUntilMs ? SignUpStatus.signingUp : SignUpStatus.ended
}

/** Whether an activity is on at an instant. */
export const activityStatusAt = ({ startMs, endMs }: ActivityTimes, nowMs: number): ActivityStatus => {
  if (nowMs < startMs) return ActivityStatus.notStarted
  return nowMs < endMs ? ActivityStatus.ongoing : ActivityStatus.ended
}

/** Whether a check-in code is taken at an instant. */
export const isCheckInOpen = (times: Pick<ActivityTimes, 'startMs' | 'endMs'>, nowMs: number): boolean =>
  nowMs >= checkInFromMs(times) && nowMs < times.endMs
