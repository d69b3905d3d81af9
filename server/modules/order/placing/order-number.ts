import { shanghaiDay } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../../db/queryable'

const NUMBERS_A_DAY = 1_000_000
/** Prime to a million, so that multiplying by it visits every number once before any comes again. */
const SCRAMBLE = 618_033
const OFFSET = 271_828

/** `VL` + the day in Shanghai + six digits that give away neither order nor count. */
export const formatOrderNo = (serial: number, at: Date): string => {
  const day = shanghaiDay(at.getTime()).replaceAll('-', '')
  const digits = String((serial * SCRAMBLE + OFFSET) % NUMBERS_A_DAY).padStart(6, '0')
  return `VL${day}${digits}`
}

/** Draws a new order number; unique for the first million orders of a day. */
export const drawOrderNo = async (tx: Queryable, at: Date): Promise<string> => {
  const row = await tx.one<{ serial: number }>("SELECT nextval('order_number') AS serial")
  if (row === undefined) throw new Error('nextval answered no row')
  return formatOrderNo(row.serial, at)
}
