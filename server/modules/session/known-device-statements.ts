import type { Queryable } from '../../db/queryable'

/** More than anybody uses; the longest unseen go first. */
const MAX_DEVICES = 20

/** Remembers that a device has logged in to an account. */
export const rememberDevice = async (tx: Queryable, accountId: string, device: Buffer, now: Date): Promise<void> => {
  await tx.query(
    `INSERT INTO known_device (account_id, device, seen_at) VALUES ($1, $2, $3)
     ON CONFLICT (account_id, device) DO UPDATE SET seen_at = excluded.seen_at`,
    [accountId, device, now],
  )
  await tx.query(
    `DELETE FROM known_device WHERE account_id = $1 AND device IN
       (SELECT device FROM known_device WHERE account_id = $1 ORDER BY seen_at DESC, device OFFSET $2)`,
    [accountId, MAX_DEVICES],
  )
}

/** Whether a device has logged in to the account of a phone before. */
export const isKnownDevice = async (tx: Queryable, phone: string, device: Buffer | null): Promise<boolean> => {
  if (device === null) return false
  const row = await tx.one(
    'SELECT 1 FROM known_device JOIN account ON account.id = account_id WHERE phone = $1 AND device = $2',
    [phone, device],
  )
  return row !== undefined
}

/** Forgets the devices of an account, which is somebody else's now, or nobody's. */
export const forgetDevicesOf = async (tx: Queryable, accountId: string): Promise<void> => {
  await tx.query('DELETE FROM known_device WHERE account_id = $1', [accountId])
}
