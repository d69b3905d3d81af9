import { LineStanding } from '@/wire/enums/sale-line'
import type { LineState } from '@/wire/schemas/sale-line'
import { MINUTE_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { timeText } from '../../http/time-text'
import { askAgainMs, LINE_CAPACITY, LINE_OPENS_BEFORE_MS, TURN_MS } from './line-policy'
import type { Line, Ticket } from './line-statements'

/** From when on tickets are given out. */
const lineOpensAt = ({ startAt }: Pick<Line, 'startAt'>): Date => new Date(startAt.getTime() - LINE_OPENS_BEFORE_MS)

/** Whether tickets are given out. */
export const isLineOpen = (line: Line, now: Date): boolean =>
  line.isOn && line.letInAMinute !== null && lineOpensAt(line) <= now

const standingOf = (line: Line, ticket: Ticket | undefined, now: Date): LineStanding => {
  if (!line.isOn) return LineStanding.closed
  if (line.letInAMinute === null) return LineStanding.noLine
  if (ticket === undefined) return line.waiting.length >= LINE_CAPACITY ? LineStanding.full : LineStanding.outside
  if (ticket.usedAt !== null) return LineStanding.ordered
  if (ticket.turnEndsAt === null) return LineStanding.waiting
  return ticket.turnEndsAt > now ? LineStanding.letIn : LineStanding.expired
}

/** How many of the sorted numbers are smaller. */
const countBelow = (sorted: readonly number[], limit: number): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? limit) < limit) low = middle + 1
    else high = middle
  }
  return low
}

const freeCars = ({ quota, sold, inTurn }: Line): number => Math.max(0, quota - sold - inTurn)

/** When somebody with so many ahead is let in, if nobody gives up; null when no car is free for them yet. */
const expectedTurn = (line: Line, ahead: number, now: Date): Date | null => {
  if (line.letInAMinute === null || ahead >= freeCars(line)) return null
  const fromMs = Math.max(now.getTime(), line.startAt.getTime())
  return new Date(fromMs + ((ahead + 1) * MINUTE_MS) / line.letInAMinute)
}

/** When the next ticket is to be had in a full line: as soon as somebody is let in. */
const nextTicketAt = (line: Line, now: Date): Date | null => {
  const next = expectedTurn(line, 0, now)
  if (next !== null) return next
  const instants = [line.nextTurnEndsAt, line.nextOrderExpiresAt].filter((at) => at !== null)
  return instants.sort((one, other) => one.getTime() - other.getTime())[0] ?? null
}

const turnTime = (line: Line, ticket: Ticket | undefined, standing: LineStanding, ahead: number, now: Date) => {
  switch (standing) {
    case LineStanding.waiting:
      return expectedTurn(line, ahead, now)
    case LineStanding.full:
      return nextTicketAt(line, now)
    case LineStanding.letIn:
    case LineStanding.expired:
    case LineStanding.ordered:
      return ticket?.letInAt ?? null
    case LineStanding.noLine:
    case LineStanding.closed:
    case LineStanding.outside:
      return null
    default:
      return standing satisfies never
  }
}

/** A line as it travels, with where the account of a ticket stands. The line may be a moment older than the ticket. */
export const lineView = (line: Line, ticket: Ticket | undefined, now: Date): LineState => {
  const standing = standingOf(line, ticket, now)
  const isWaiting = ticket !== undefined && standing === LineStanding.waiting
  const ahead = isWaiting ? countBelow(line.waiting, ticket.arrival) : line.waiting.length
  return {
    marketPostId: line.marketPostId,
    standing,
    lineOpensTime: formatShanghai(lineOpensAt(line).getTime()),
    startTime: formatShanghai(line.startAt.getTime()),
    ahead,
    behind: isWaiting ? line.waiting.length - countBelow(line.waiting, ticket.arrival + 1) : 0,
    letIn: line.letIn,
    letInAMinute: line.letInAMinute ?? 0,
    capacity: LINE_CAPACITY,
    turnTime: timeText(turnTime(line, ticket, standing, ahead, now)),
    turnEndTime: timeText(ticket?.turnEndsAt ?? null),
    turnMinutes: TURN_MS / MINUTE_MS,
    carsLeft: line.quota - line.sold,
    cars: line.quota,
    askAgainMs: askAgainMs(ahead),
  }
}
