import { SECOND_MS } from '@/domain/time/duration'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import type { Clock } from '../../system/clock'
import { readLine, type Line } from './line-statements'

const FRESH_MS = SECOND_MS

interface Reading {
  line: Promise<Line | undefined>
  atMs: number
}

/** Reads the line of a deposit. */
export type ReadRecentLine = (marketPostId: string) => Promise<Line>

/**
 * Reads lines at most once a second each, however many ask: the truth is in the database, and five thousand who ask for
 * their place cost one count.
 *
 * @returns a function that throws Refusal modelNotFound for an unknown deposit.
 */
export const createRecentLines = (database: Queryable, clock: Clock): ReadRecentLine => {
  const readings = new Map<string, Reading>()

  const read = (marketPostId: string): Promise<Line | undefined> => {
    const nowMs = clock.now().getTime()
    const known = readings.get(marketPostId)
    if (known !== undefined && nowMs >= known.atMs && nowMs < known.atMs + FRESH_MS) return known.line
    const fresh: Reading = { line: readLine(database, marketPostId, clock.now()), atMs: nowMs }
    readings.set(marketPostId, fresh)
    const forget = (): void => {
      if (readings.get(marketPostId) === fresh) readings.delete(marketPostId)
    }
    // Neither a failure is kept, nor what somebody made up.
    void fresh.line.then((line) => line === undefined && forget(), forget)
    return fresh.line
  }

  return async (marketPostId) => {
    const line = await read(marketPostId)
    if (line === undefined) throw new Refusal(ErrorCode.modelNotFound)
    return line
  }
}
