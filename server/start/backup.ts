// `npm run backup -- <folder>`: backs up database, files and secret into an empty folder, also while servers are serving.
import { writeBackup } from '../backup/write-backup'
import { runOnFolder, withServed } from './at-rest'

const countRows = (tables: Readonly<Record<string, number>>): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows, 0)

void runOnFolder('Usage: npm run backup -- <empty folder>', (folder) =>
  withServed(async (served) => {
    const { takenAt, tables, files, goneFiles } = await writeBackup(served, folder)
    const gone = goneFiles > 0 ? `; ${goneFiles} were removed meanwhile` : ''
    return `Backed up ${countRows(tables)} rows and ${files} files as of ${takenAt}${gone}.`
  }),
)
