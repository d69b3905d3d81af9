import type { Queryable } from '../../../db/queryable'
import { formatOrderNo } from './format-order-no'

/** Draws a new order number; unique for the first million orders of a day. */
export const drawOrderNo = async (tx: Queryable, at: Date): Promise<string> => {
  const row = await tx.one<{ serial: number }>("SELECT nextval('order_number') AS serial")
  if (row === undefined) throw new Error('nextval answered no row')
  return formatOrderNo(row.serial, at)
}
