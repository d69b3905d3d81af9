import type { Queryable } from '../../db/queryable'

/** A link to an order, as the database knows it. */
export interface ShareRow {
  tokenHash: Buffer
  orderId: string
  createdAt: Date
  expiresAt: Date
}

/** A link that somebody follows. */
export interface FoundShare extends Pick<ShareRow, 'orderId' | 'expiresAt'> {
  /** The owner took it back, or deleted the order or the account. */
  isRevoked: boolean
}

/** Keeps a link, and drops the order's oldest ones beyond `most`. */
export const insertShare = async (
  tx: Queryable,
  { tokenHash, orderId, createdAt, expiresAt }: ShareRow,
  most: number,
): Promise<void> => {
  await tx.query('INSERT INTO order_share (token_hash, order_id, created_at, expires_at) VALUES ($1, $2, $3, $4)', [
    tokenHash,
    orderId,
    createdAt,
    expiresAt,
  ])
  await tx.query(
    `DELETE FROM order_share WHERE token_hash IN (
       SELECT token_hash FROM order_share WHERE order_id = $1 ORDER BY created_at DESC, token_hash OFFSET $2)`,
    [orderId, most],
  )
}

/** Takes back every link to an order. */
export const revokeShares = async (db: Queryable, orderId: string, at: Date): Promise<void> => {
  await db.query('UPDATE order_share SET revoked_at = $2 WHERE order_id = $1 AND revoked_at IS NULL', [orderId, at])
}

/** The link with this hash. */
export const findShare = (db: Queryable, tokenHash: Buffer): Promise<FoundShare | undefined> =>
  db.one<FoundShare>(
    `SELECT share.order_id AS "orderId", share.expires_at AS "expiresAt",
       share.revoked_at IS NOT NULL OR orders.deleted_at IS NOT NULL OR account.cancelled_at IS NOT NULL AS "isRevoked"
     FROM order_share share JOIN orders ON orders.id = share.order_id JOIN account ON account.id = orders.user_id
     WHERE share.token_hash = $1`,
    [tokenHash],
  )
