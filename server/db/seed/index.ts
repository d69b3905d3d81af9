import type { Database, Queryable } from '../queryable'
import { seedParts, type SeedPart } from './parts'

const readVersions = async (tx: Queryable): Promise<Map<string, number>> => {
  // Several processes may start at once: the second one waits here, then finds the first one's rows.
  await tx.query('LOCK TABLE seeded_part IN SHARE ROW EXCLUSIVE MODE')
  const rows = await tx.query<{ name: string; version: number }>('SELECT name, version FROM seeded_part')
  return new Map(rows.map(({ name, version }) => [name, version]))
}

const recordPart = (tx: Queryable, { name, version }: SeedPart, now: Date) =>
  tx.query(
    `INSERT INTO seeded_part (name, version, seeded_at) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE SET version = excluded.version, seeded_at = excluded.seeded_at`,
    [name, version, now],
  )

/**
 * Brings the parts of the demo's data that a database does not have yet, all of them or none. Rows that are there stay
 * as they are, whoever changed them.
 *
 * @param now - what sale windows and publishing times are counted from.
 * @returns the names of the parts that were brought.
 */
export const seed = (database: Database, { now }: { now: Date }): Promise<string[]> =>
  database.patientTransaction(async (tx) => {
    const versions = await readVersions(tx)
    const missing = seedParts.filter(({ name, version }) => (versions.get(name) ?? 0) < version)
    for (const part of missing) {
      await part.bring(tx, now)
      await recordPart(tx, part, now)
    }
    return missing.map(({ name }) => name)
  })
