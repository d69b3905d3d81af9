import { createKeyRing } from '../secrets/key-ring'
import { StartupError } from '../system/startup-error'
import type { Database } from '../db/queryable'

/** Its signature is kept: another secret signs it otherwise, and nobody reads the secret off it. */
const CHECKED_TEXT = 'vela server secret'

const checkOf = (secret: string): string => createKeyRing([secret]).sign(CHECKED_TEXT).toString('hex')

/**
 * Holds the secret against the one that the database was written with: another one would open no buyer's number. A secret
 * of before is replaced by the newest.
 *
 * @throws StartupError when it is neither the newest nor one of the older secrets.
 */
export const checkSecret = (database: Database, secrets: readonly [string, ...string[]]): Promise<void> =>
  database.transaction(async (tx) => {
    const [newest, ...older] = secrets
    await tx.query('INSERT INTO secret_check (is_only, value) VALUES (true, $1) ON CONFLICT DO NOTHING', [
      checkOf(newest),
    ])
    const row = await tx.one<{ value: string }>('SELECT value FROM secret_check FOR UPDATE')
    if (row?.value === checkOf(newest)) return
    if (!older.some((secret) => checkOf(secret) === row?.value)) {
      throw new StartupError(
        'SERVER_SECRET is not the one that this database was written with: put that one back, or give it in SERVER_SECRET_OLD.',
      )
    }
    await tx.query('UPDATE secret_check SET value = $1', [checkOf(newest)])
  })
