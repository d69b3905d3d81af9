import { randomInt } from 'node:crypto'
import { RegistrationResult } from '@/wire/enums/activity'
import type { Database, Queryable } from '../../db/queryable'
import { takePlaces } from './registration-statements'

interface Candidate {
  id: string
  guests: number
}

/** A list in an order that nobody knows beforehand. */
const shuffled = <Item>(items: readonly Item[]): Item[] => {
  const rest = [...items]
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1))
}

/** Who gets a place: in the order of the lot, whoever still fits with all guests. */
const winnersOf = (candidates: readonly Candidate[], places: number): Candidate[] => {
  let left = places
  return shuffled(candidates).filter(({ guests }) => {
    if (1 + guests > left) return false
    left -= 1 + guests
    return true
  })
}

const setResult = (tx: Queryable, candidates: readonly Candidate[], result: RegistrationResult, now: Date) =>
  tx.query('UPDATE activity_registration SET result = $2, drawn_at = $3 WHERE id = ANY ($1)', [
    candidates.map(({ id }) => id),
    result,
    now,
  ])

/**
 * Draws the places of one activity whose hour has come; one that is withdrawn or not out yet is drawn when it is there
 * again. Returns how many were drawn: 1 or none.
 */
export const drawDueActivity = (database: Database, now: Date): Promise<number> =>
  database.hotTransaction(async (tx) => {
    // Whoever is signing up holds the row: it is drawn a moment later.
    const due = await tx.one<{ id: string; quota: number; taken: number }>(
      `SELECT id, quota, taken FROM activity WHERE draw_at <= $1 AND drawn_at IS NULL AND withdrawn_at IS NULL
       ORDER BY draw_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now],
    )
    if (due === undefined) return 0
    // Held: a deletion that takes one away comes before, or after and then gives back what was drawn.
    const candidates = await tx.query<Candidate>(
      'SELECT id, guests FROM activity_registration WHERE activity_id = $1 AND result = $2 ORDER BY id FOR UPDATE',
      [due.id, RegistrationResult.registering],
    )
    const winners = winnersOf(candidates, due.quota - due.taken)
    const losers = candidates.filter((candidate) => !winners.includes(candidate))
    const persons = winners.reduce((sum, { guests }) => sum + 1 + guests, 0)
    if (persons > 0 && !(await takePlaces(tx, due.id, persons)))
      throw new Error('More were drawn than there are places.')
    await setResult(tx, winners, RegistrationResult.success, now)
    await setResult(tx, losers, RegistrationResult.failed, now)
    await tx.query('UPDATE activity SET drawn_at = $2 WHERE id = $1', [due.id, now])
    return 1
  })
