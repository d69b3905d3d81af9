import { RegistrationResult } from '@/wire/enums/activity'
import type { Activity, ActivityCard, OwnActivity, Registration } from '@/wire/schemas/activity'
import { activityStatusAt, checkInFromMs, signUpStatusAt, type ActivityTimes } from '@/domain/activity/activity-status'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { timeText } from '../../http/time-text'
import { activityTexts } from './activity-texts'
import type { ActivityCardRow, ActivityRow, OwnActivityRow, RegistrationRow } from './activity-row'

/** The windows of an activity. */
export const timesOf = ({ startAt, endAt, signUpFrom, signUpUntil }: ActivityCardRow): ActivityTimes => ({
  startMs: startAt.getTime(),
  endMs: endAt.getTime(),
  signUpFromMs: signUpFrom?.getTime() ?? null,
  signUpUntilMs: signUpUntil?.getTime() ?? null,
})

/** An activity as a list shows it. */
export const cardView = (row: ActivityCardRow, now: Date): ActivityCard => ({
  id: row.id,
  title: row.title,
  picture: row.pictures[0] ?? '',
  city: row.city,
  place: row.place,
  startTime: formatShanghai(row.startAt.getTime()),
  endTime: formatShanghai(row.endAt.getTime()),
  signUpStartTime: timeText(row.signUpFrom),
  signUpEndTime: timeText(row.signUpUntil),
  signUpStatus: signUpStatusAt(timesOf(row), now.getTime()),
  activityStatus: activityStatusAt(timesOf(row), now.getTime()),
  quota: row.quota,
  taken: row.taken,
  isCalledOff: !row.takesPlace,
})

const reasonOf = ({ quota }: ActivityCardRow, { result }: RegistrationRow, isCalledOff: boolean): string | null => {
  if (result === RegistrationResult.failed) return activityTexts.notDrawn(quota ?? 0)
  return isCalledOff ? activityTexts.calledOff : null
}

/** Whoever has a place or waits for one has none of an activity that was called off; nothing of it is stored. */
const registrationView = (activity: ActivityCardRow, row: RegistrationRow, now: Date): Registration => {
  const isCalledOff = !activity.takesPlace && row.visitedAt === null
  const result = isCalledOff ? RegistrationResult.failed : row.result
  const hasCode = result === RegistrationResult.success && row.visitedAt === null && now < activity.endAt
  return {
    result,
    resultReason: reasonOf(activity, row, isCalledOff),
    name: row.name,
    guests: row.guests,
    isCancellable: result !== RegistrationResult.failed && row.visitedAt === null && now < activity.startAt,
    code: hasCode ? row.code : null,
    checkInTime: formatShanghai(checkInFromMs(timesOf(activity))),
    visitedTime: timeText(row.visitedAt),
  }
}

/** A whole activity as its reader sees it. */
export const activityView = (row: ActivityRow, own: RegistrationRow | undefined, now: Date): Activity => ({
  ...cardView(row, now),
  heading: row.heading,
  intro: row.intro,
  programme: row.programme,
  audience: row.audience,
  address: row.address,
  longitude: row.longitude,
  latitude: row.latitude,
  pictures: row.pictures.slice(1),
  mostGuests: row.mostGuests,
  resultTime: timeText(row.drawAt),
  registration: own === undefined ? null : registrationView(row, own, now),
})

/** An activity that its reader has signed up for. */
export const ownView = (row: OwnActivityRow, now: Date): OwnActivity => ({
  ...cardView(row, now),
  resultTime: timeText(row.drawAt),
  registration: registrationView(row, row, now),
})
