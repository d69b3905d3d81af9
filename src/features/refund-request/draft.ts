import { isRecord } from '@/services/storage/is-record'
import { ownSlot } from '@/services/storage/own-slot'
import type { ReasonChoice } from '@/widgets/reason-list/reasons'

const isChoice = (value: unknown): value is ReasonChoice =>
  isRecord(value) &&
  Array.isArray(value.chosen) &&
  value.chosen.every((reason) => typeof reason === 'string') &&
  typeof value.ownWords === 'string'

/** Where the reasons for giving an order back are kept for who types them, until the refund is applied for. */
export const reasonSlotOf = (orderId: string) => ownSlot<ReasonChoice>(`refund:${orderId}`, { isValue: isChoice })
