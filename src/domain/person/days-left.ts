import { DAY_MS } from '../time/duration'

/** Whole days until an instant, one that has begun counting as whole: 6 days and an hour are 7; 0 once it has passed. */
export const daysLeft = (untilMs: number, nowMs: number): number => Math.max(0, Math.ceil((untilMs - nowMs) / DAY_MS))
