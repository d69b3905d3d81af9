import { useEffect } from 'react'
import type { ActivityCard, OwnActivity } from '@/wire/schemas/activity'
import type { LoadedPage } from '@/hooks/use-async-page'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { afterLong, systemClock } from '@/services/clock'
import { serverNow } from '@/services/server-clock'

/** The server's clock is known to the second only. */
const MARGIN_MS = 1_000

/** When an activity is, and where one signs up, until when; only where the reader is told, when its places are drawn. */
type Dated = Pick<ActivityCard, 'signUpStartTime' | 'signUpEndTime' | 'startTime' | 'endTime'> &
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

/** Reads one activity, or several, again when a window of theirs opens or ends, or a draw falls. */
export function useAtNextChange({ page, reload }: Pick<LoadedPage<Dated | readonly Dated[]>, 'page' | 'reload'>): void {
  const data = page.status === 'ready' ? page.data : undefined
  useEffect(() => {
    const now = serverNow()
    const changeMs = data && nextChangeMs([data].flat(), now)
    return changeMs === undefined ? undefined : afterLong(systemClock, changeMs - now + MARGIN_MS, reload)
  }, [data, reload])
}
