import { SECOND_MS } from '@/domain/time/duration'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import type { Clock } from '../../system/clock'
import { findTicket, readLine, type Line, type Ticket } from './line-statements'

const FRESH_MS = SECOND_MS

/** A line as it was a moment ago. */
interface RecentLine extends Line {
  /** The ticket of who was waiting then; everybody else's has to be looked for. */
  waitingTicket(accountId: string): Ticket | undefined
  /** Has the ticket of one account looked for from now on. */
  forgetTicket(accountId: string): void
}

interface Reading {
  line: Promise<RecentLine | undefined>
  atMs: number
}

/** The lines that this process has read. */
export interface RecentLines {
  /** @throws Refusal modelNotFound for an unknown deposit. */
  read(marketPostId: string): Promise<Line>
  /** The same, with the ticket of an account: who waited a moment ago needs no look. */
  readFor(marketPostId: string, accountId: string): Promise<{ line: Line; ticket: Ticket | undefined }>
  /** Forgets the ticket of an account that has left the line. */
  forgetTicket(marketPostId: string, accountId: string): Promise<void>
}

const recentLine = (line: Line): RecentLine => {
  const arrivals = new Map(line.waitingAccounts.map((accountId, place) => [accountId, line.waiting[place]]))
  return {
    ...line,
    waitingTicket: (accountId) => {
      const arrival = arrivals.get(accountId)
      return arrival === undefined ? undefined : { arrival, letInAt: null, turnEndsAt: null, usedAt: null }
    },
    forgetTicket: (accountId) => void arrivals.delete(accountId),
  }
}

/**
 * Reads lines at most once a second each, however many ask: the truth is in the database, and five thousand who ask for
 * their place cost one look at their tickets.
 */
export const createRecentLines = (database: Queryable, clock: Clock): RecentLines => {
  const readings = new Map<string, Reading>()

  const recent = async (marketPostId: string): Promise<RecentLine | undefined> => {
    const line = await readLine(database, marketPostId, clock.now())
    return line && recentLine(line)
  }

  const read = (marketPostId: string): Promise<RecentLine | undefined> => {
    const nowMs = clock.now().getTime()
    const known = readings.get(marketPostId)
    if (known !== undefined && nowMs >= known.atMs && nowMs < known.atMs + FRESH_MS) return known.line
    const fresh: Reading = { line: recent(marketPostId), atMs: nowMs }
    readings.set(marketPostId, fresh)
    const forget = (): void => {
      if (readings.get(marketPostId) === fresh) readings.delete(marketPostId)
    }
    // Neither a failure is kept, nor what somebody made up.
    void fresh.line.then((line) => line === undefined && forget(), forget)
    return fresh.line
  }

  const readKnown = async (marketPostId: string): Promise<RecentLine> => {
    const line = await read(marketPostId)
    if (line === undefined) throw new Refusal(ErrorCode.modelNotFound)
    return line
  }

  return {
    read: readKnown,
    readFor: async (marketPostId, accountId) => {
      const line = await readKnown(marketPostId)
      return { line, ticket: line.waitingTicket(accountId) ?? (await findTicket(database, marketPostId, accountId)) }
    },
    // One that is being read now may have been begun before the ticket was given back.
    forgetTicket: async (marketPostId, accountId) => (await readings.get(marketPostId)?.line)?.forgetTicket(accountId),
  }
}
