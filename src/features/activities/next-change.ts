import type { ActivityCard, OwnActivity } from '@/wire/schemas/activity'
import { parseShanghai } from '@/domain/time/shanghai-time'

/** When an activity is, and where one signs up, until when; only where the reader is told, when its places are drawn. */
export type Dated = Pick<ActivityCard, 'signUpStartTime' | 'signUpEndTime' | 'startTime' | 'endTime'> &
  Partial<Pick<OwnActivity, 'resultTime'>>

const momentsOf = ({ signUpStartTime, signUpEndTime, startTime, endTime, resultTime = null }: Dated): number[] =>
  [signUpStartTime, signUpEndTime, startTime, endTime, resultTime].flatMap((time) =>
    time === null ? [] : [parseShanghai(time)],
  )

/** The next instant at which something about one of these activities changes by itself, if one is to come. */
export const nextChangeMs = (activities: readonly Dated[], nowMs: number): number | undefined => {
  const ahead = activities.flatMap(momentsOf).filter((at) => at > nowMs)
  return ahead.length === 0 ? undefined : Math.min(...ahead)
}
