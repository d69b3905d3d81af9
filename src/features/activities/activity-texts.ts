import { SignUpStatus } from '@/wire/enums/activity'
import type { Activity, ActivityCard } from '@/wire/schemas/activity'
import { formatNearTime, formatSpan } from '@/domain/time/day-time'
import { parseShanghai, shortTime } from '@/domain/time/shanghai-time'
import { serverNow } from '@/services/server-clock'
import { messages as states } from '@/widgets/activity-state/messages'
import { stateWord } from '@/widgets/activity-state/state-word'
import { messages } from './messages'

/** The word over an activity's title. */
export const wordOf = (activity: ActivityCard): string =>
  activity.isCalledOff ? messages.calledOff : stateWord(activity)

/** When an activity is, beside its name: "Today, 10:00", "Sat 28 Nov, 18:30". */
export const startText = ({ startTime }: Pick<ActivityCard, 'startTime'>): string =>
  formatNearTime(parseShanghai(startTime), serverNow())

/** When an activity is, whole: "Sat 28 Nov, 18:30–21:30"; over several days both ends by their day. */
export const whenText = ({ startTime, endTime }: Pick<ActivityCard, 'startTime' | 'endTime'>): string =>
  formatSpan(parseShanghai(startTime), parseShanghai(endTime))

/** When one can sign up, under the day; nobody can for what was called off. */
export const signUpText = ({ isCalledOff, signUpStatus, signUpStartTime, signUpEndTime }: ActivityCard): string => {
  if (isCalledOff) return messages.calledOff
  if (signUpStartTime === null || signUpEndTime === null) return states.none
  if (signUpStatus === SignUpStatus.notStarted) return messages.signUpOpens(shortTime(signUpStartTime))
  const end = shortTime(signUpEndTime)
  return signUpStatus === SignUpStatus.signingUp ? messages.signUpCloses(end) : messages.signUpClosed(end)
}

/** How many may come, and how places are given. */
export const placesText = ({ quota, taken, resultTime }: Activity): string => {
  if (quota === null) return messages.noLimit
  return resultTime === null ? messages.placesTaken(taken, quota) : messages.placesDrawn(quota)
}

/** What is left, beside the day: "17 places left", "drawn 29 Nov, 12:00". */
export const leftText = ({ quota, taken, resultTime }: Activity): string => {
  if (resultTime !== null) return messages.drawnOn(shortTime(resultTime))
  return quota === null ? messages.noLimit : messages.placesLeft(quota - taken)
}
