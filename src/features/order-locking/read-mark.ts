import { isRecord } from '@/services/storage/is-record'
import { storedSlot } from '@/services/storage/stored-slot'

/** Which version of the guide was read to its end, and for which order. */
export interface ReadMark {
  orderId: string
  version: number
}

const isMark = (value: unknown): value is ReadMark =>
  isRecord(value) && typeof value.orderId === 'string' && Number.isSafeInteger(value.version)

/** Where it is kept that the guide was read; one order is confirmed at a time. */
export const readMark = storedSlot<ReadMark>('order-guide-read', { isValue: isMark })

/** Whether the guide was read for an order, in the version of today. */
export const isRead = (wanted: ReadMark): boolean => {
  const mark = readMark.read()
  return mark?.orderId === wanted.orderId && mark.version === wanted.version
}
