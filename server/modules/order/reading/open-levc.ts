import type { OpenLevc } from '@/wire/schemas/order-calls'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import type { Queryable } from '../../../db/queryable'

/**
 * Whether a shopper lets own cars tell where they are (docs/rules/map.md), and whether there is one that could.
 *
 * @param canTell - whether anything knows where cars are.
 */
export const readOpenLevc = async (db: Queryable, userId: string, canTell: boolean): Promise<OpenLevc> =>
  (await db.one<OpenLevc>(
    `SELECT open_levc AS "openLevc", $2 AND EXISTS (
       SELECT FROM orders WHERE user_id = $1 AND deleted_at IS NULL
         AND order_type = ${OrderType.big} AND status = ${OrderStatus.complete}) AS "hasVehicle"
     FROM account WHERE id = $1`,
    [userId, canTell],
  )) ?? { openLevc: false, hasVehicle: false }

/** Keeps what a shopper has decided. */
export const writeOpenLevc = async (db: Queryable, userId: string, openLevc: boolean): Promise<void> => {
  await db.query('UPDATE account SET open_levc = $2 WHERE id = $1', [userId, openLevc])
}
