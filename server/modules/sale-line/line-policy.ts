import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'

/** Tickets are given out from so long before the sale opens. */
export const LINE_OPENS_BEFORE_MS = 15 * MINUTE_MS

/** How many may wait at a time, give or take those who come in the very same moment. */
export const LINE_CAPACITY = 5_000

/** How long a turn is. */
export const TURN_MS = 5 * MINUTE_MS

/** Letting in makes up for so much lost time, not more: the line never pours in after a pause. */
export const CATCH_UP_MS = 5 * SECOND_MS

/** Who is near asks often, who is far seldom: five thousand who all ask each second would be the rush itself. */
const ASK_AGAIN = [
  { ahead: 50, ms: 2 * SECOND_MS },
  { ahead: 500, ms: 5 * SECOND_MS },
] as const
const ASK_AGAIN_LAST_MS = 10 * SECOND_MS

/** How long to wait before asking again, with so many ahead. */
export const askAgainMs = (ahead: number): number =>
  ASK_AGAIN.find((step) => ahead <= step.ahead)?.ms ?? ASK_AGAIN_LAST_MS
