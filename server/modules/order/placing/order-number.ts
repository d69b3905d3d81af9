import type { Statement } from '../../../db/together'
import { formatOrderNo } from './format-order-no'

/** Draws the number that an order's is made of. */
export const NEXT_SERIAL: Statement<{ serial: number }> = {
  sql: "SELECT nextval('order_number') AS serial",
  params: [],
}

/** An order number; unique for the first million orders of a day. */
export const orderNoOf = ([drawn]: readonly { serial: number }[], at: Date): string => {
  if (drawn === undefined) throw new Error('nextval answered no row')
  return formatOrderNo(drawn.serial, at)
}
