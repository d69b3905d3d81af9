import { randomInt } from 'node:crypto'
import { RegistrationResult } from '@/wire/enums/activity'
import { isReady, type DueWork } from '../../db/due-work'
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

/** The hour has come; one that is withdrawn or not out yet is drawn when it is there again. */
const IS_DUE = 'draw_at <= $1 AND drawn_at IS NULL AND withdrawn_at IS NULL'

const drawPlaces = (database: Database, { id }: { id: string }, now: Date): Promise<void> =>
  database.hotTransaction(async (tx) => {
    // Whoever is signing up holds the row: it is drawn a moment later.
    const due = await tx.one<{ quota: number; taken: number }>(
      `SELECT quota, taken FROM activity WHERE ${IS_DUE} AND id = $2 FOR UPDATE SKIP LOCKED`,
      [now, id],
    )
    if (due === undefined) return
    // Held: a deletion that takes one away comes before, or after and then gives back what was drawn.
    const candidates = await tx.query<Candidate>(
      'SELECT id, guests FROM activity_registration WHERE activity_id = $1 AND result = $2 ORDER BY id FOR UPDATE',
      [id, RegistrationResult.registering],
    )
    const winners = winnersOf(candidates, due.quota - due.taken)
    const losers = candidates.filter((candidate) => !winners.includes(candidate))
    const persons = winners.reduce((sum, { guests }) => sum + 1 + guests, 0)
    if (persons > 0 && !(await takePlaces(tx, id, persons))) throw new Error('More were drawn than there are places.')
    await setResult(tx, winners, RegistrationResult.success, now)
    await setResult(tx, losers, RegistrationResult.failed, now)
    await tx.query('UPDATE activity SET drawn_at = $2 WHERE id = $1', [id, now])
  })

const NAME = 'draws'
const BATCH_SIZE = 20

/** Drawing the places of activities whose hour has come. */
export const dueDraws: DueWork = {
  name: NAME,
  listDue: (db, now) =>
    db.query(
      `SELECT id FROM activity WHERE ${IS_DUE} AND ${isReady(NAME, 'activity.id')} ORDER BY draw_at, id LIMIT $2`,
      [now, BATCH_SIZE],
    ),
  doOne: drawPlaces,
}
