import { createHash } from 'node:crypto'
import type { Queryable } from '../../db/queryable'
import type { Entry, EntryKind } from '../../writing/entry'
import { beginAnew } from '../activity/begin-anew'
import { datedAhead, findFaults, type EntryFault } from './find-faults'
import { clearParts, storeEntry } from './store-entry'

/** What became of an entry. */
interface Outcome {
  kind: EntryKind
  id: string
  what: 'new' | 'changed' | 'same' | 'withdrawn'
}

/** What became of everything; with a fault nothing of it was stored. */
export interface Publication {
  faults: EntryFault[]
  outcomes: Outcome[]
}

/** What an entry refers to comes before it. */
const ORDER: readonly EntryKind[] = ['topic', 'hashtag', 'article', 'activity', 'banner', 'guide']

const digestOf = (entry: Entry): string => createHash('sha256').update(JSON.stringify(entry)).digest('hex')
const nameOf = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`

const readDigests = async (tx: Queryable): Promise<Map<string, string>> => {
  // Two writers take turns.
  await tx.query('LOCK TABLE published_entry IN SHARE ROW EXCLUSIVE MODE')
  const rows = await tx.query<{ kind: string; id: string; digest: string }>(
    'SELECT kind, id, digest FROM published_entry',
  )
  return new Map(rows.map((row) => [nameOf(row), row.digest]))
}

const remember = (tx: Queryable, { kind, id }: Entry, digest: string, now: Date) =>
  tx.query(
    `INSERT INTO published_entry (kind, id, digest, published_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind, id) DO UPDATE SET digest = excluded.digest, published_at = excluded.published_at`,
    [kind, id, digest, now],
  )

/** Stores what writers have written, in one transaction: all of it or, with a fault, nothing. What is the same stays as it is. */
export const publish = async (tx: Queryable, entries: readonly Entry[], now: Date): Promise<Publication> => {
  const before = await readDigests(tx)
  const faults = await findFaults(tx, entries, now)
  if (faults.length > 0) return { faults, outcomes: [] }

  const whatOf = (entry: Entry): Outcome['what'] => {
    const digest = before.get(nameOf(entry))
    if (digest === digestOf(entry)) return 'same'
    if (entry.isWithdrawn) return 'withdrawn'
    return digest === undefined ? 'new' : 'changed'
  }
  const inOrder = [...entries].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  const changed = inOrder.filter((entry) => whatOf(entry) !== 'same')
  await beginAnew(tx, datedAhead(changed, now), now)
  await clearParts(tx, changed)
  for (const entry of changed) {
    await storeEntry(tx, entry, now)
    await remember(tx, entry, digestOf(entry), now)
  }
  return { faults, outcomes: inOrder.map((entry) => ({ kind: entry.kind, id: entry.id, what: whatOf(entry) })) }
}
