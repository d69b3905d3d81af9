import { lastCallOf } from '@/domain/shop/last-call'
import { SERVICE_FOR } from '@/domain/shop/service-for'
import { heldUntil } from '@/domain/time/quiet-hours'
import type { Queryable } from '../../../db/queryable'
import { leftAt } from '../calendar/slot-at'
import { isInTime } from '../calendar/slots'
import type { DueWait } from './due-wait-statements'

/** Says whether the hours that are waited for can be booked now, and reads each hour once, however many wait for it. */
export const freeHoursNow = (db: Queryable, now: Date): ((wait: DueWait) => Promise<boolean>) => {
  const lefts = new Map<string, Promise<number>>()
  return async (wait) => {
    const { storeId, startAt, consultationType, modelId, services, isOffered } = wait
    if (!isOffered || !services.includes(SERVICE_FOR[consultationType])) return false
    const key = JSON.stringify([storeId, startAt, consultationType, modelId])
    const left = lefts.get(key) ?? leftAt(db, wait, { userId: null, now })
    lefts.set(key, left)
    return (await left) > 0
  }
}

/** What becomes of a wait that is looked at. */
export type WaitStep = { kind: 'goOn' } | { kind: 'tell' } | { kind: 'drop' } | { kind: 'hold'; until: Date }

/** The next step of a wait: it is told of an hour that is free and can still be booked by then, and not at night. */
export const nextStep = async (
  { startAt, isWanted, isQuietAtNight }: DueWait,
  isFree: () => Promise<boolean>,
  now: Date,
): Promise<WaitStep> => {
  const [startMs, nowMs] = [startAt.getTime(), now.getTime()]
  if (!isInTime(startMs, nowMs)) return { kind: 'drop' }
  if (!(await isFree())) return { kind: 'goOn' }
  if (!isWanted) return { kind: 'drop' }
  const morningMs = isQuietAtNight ? heldUntil(nowMs, lastCallOf(startMs)) : null
  return morningMs === null ? { kind: 'tell' } : { kind: 'hold', until: new Date(morningMs) }
}
