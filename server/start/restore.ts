// `npm run restore -- <folder>`: restores a backup into an empty DATA_DIR or an empty database.
import { restoreBackup } from '../backup/restore-backup'
import { runOnFolder, withUnused } from './at-rest'

void runOnFolder('Usage: npm run restore -- <folder of a backup>', (folder) =>
  withUnused(async (target) => {
    const { takenAt, files } = await restoreBackup(folder, target)
    return `Restored the backup of ${takenAt}, with ${files} files. Start the server to use it.`
  }),
)
