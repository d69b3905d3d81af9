import type { CalendarDay, FreeSlot, NearestQuery, WaitBody } from '@/wire/schemas/appointment'
import { isFree, isTaken } from './calendar-days'

/** An hour at a shop: what it is for, where and when. */
export type ShopHour = NearestQuery

/** Why an hour cannot be booked: somebody took it first, it was full when it was chosen, the shop stays closed. */
export type GoneWhy = 'taken' | 'full' | 'closed'

/** An hour that cannot be booked or moved to, and what is free near it. */
export interface GoneHour extends WaitBody {
  why: GoneWhy
  nearest: readonly FreeSlot[]
}

/** Whether both are the same hour of the same shop, of the same car and for the same purpose. */
export const isSameHour = (one: ShopHour, other: ShopHour): boolean =>
  one.startTime === other.startTime &&
  one.storeId === other.storeId &&
  one.modelId === other.modelId &&
  one.consultationType === other.consultationType

/** Whether an hour still cannot be booked by the days of its shop; one on a day off is in none of them. */
export const isStillGone = ({ why, startTime }: GoneHour, days: readonly CalendarDay[]): boolean =>
  why === 'closed' ? !isFree(days, startTime) : isTaken(days, startTime)
