import path from 'node:path'
import { PROJECT_DIR } from '../../../system/project-folder'
import type { EntryKind, EntryOf } from '../../../writing/entry'
import { readFolder } from '../../../writing/read-folder'
import { rowsOf } from '../../written/rows-of'
import type { SeedTable } from '../seed-table'

const FOLDER = path.join(PROJECT_DIR, 'server/db/seed/content')

let written: ReturnType<typeof readFolder> | undefined

/** What the demo's writers have written of a kind; read with the first part that is brought. */
export const entriesOf = <Kind extends EntryKind>(kind: Kind): EntryOf<Kind>[] =>
  (written ??= readFolder(FOLDER)).flatMap(({ entry }) => (entry.kind === kind ? [entry as EntryOf<Kind>] : []))

/** The tables of some entries, each with the rows of all of them. */
export const tablesOf = (entries: readonly EntryOf<EntryKind>[], now: Date): SeedTable[] => {
  const rowsByTable = new Map<string, SeedTable['rows']>()
  for (const { name, rows } of entries.flatMap((entry) => rowsOf(entry, now))) {
    rowsByTable.set(name, [...(rowsByTable.get(name) ?? []), ...rows])
  }
  return [...rowsByTable].map(([name, rows]) => ({ name, rows }))
}
