import type { Queryable } from '../../db/queryable'
import { DAY_QUOTA } from './upload-policy'

/** What an account has sent on a day. */
interface UploadDay {
  files: number
  bytes: number
}

export const readDay = async (database: Queryable, accountId: string, day: string): Promise<UploadDay> =>
  (await database.one<UploadDay>('SELECT files, bytes FROM upload_day WHERE account_id = $1 AND day = $2', [
    accountId,
    day,
  ])) ?? { files: 0, bytes: 0 }

/** Forgets what an account has sent. */
export const forgetUploadDaysOf = async (tx: Queryable, accountId: string): Promise<void> => {
  await tx.query('DELETE FROM upload_day WHERE account_id = $1', [accountId])
}

/** Counts one file in one statement, so that uploads side by side cannot pass the limit together. */
export const addToDay = async (
  database: Queryable,
  accountId: string,
  day: string,
  byteSize: number,
): Promise<boolean> => {
  const counted = await database.query(
    `INSERT INTO upload_day AS sent (account_id, day, files, bytes) VALUES ($1, $2, $3, $4)
     ON CONFLICT (account_id, day) DO UPDATE SET files = sent.files + excluded.files, bytes = sent.bytes + excluded.bytes
     WHERE sent.files + excluded.files <= $5 AND sent.bytes + excluded.bytes <= $6
     RETURNING files`,
    [accountId, day, 1, byteSize, DAY_QUOTA.files, DAY_QUOTA.bytes],
  )
  return counted.length > 0
}

/** Counts one file less. One that is alone on its day stays: its first try was counted the day before. */
export const takeFromDay = async (
  database: Queryable,
  accountId: string,
  day: string,
  byteSize: number,
): Promise<void> => {
  await database.query(
    `UPDATE upload_day SET files = files - $3, bytes = bytes - $4
     WHERE account_id = $1 AND day = $2 AND files > $3 AND bytes > $4`,
    [accountId, day, 1, byteSize],
  )
}
