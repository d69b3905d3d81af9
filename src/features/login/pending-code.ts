import { HOUR_MS } from '@/domain/time/duration'
import { isMobile } from '@/domain/person/phone'
import { isRecord } from '@/services/storage/is-record'
import { storedSlot } from '@/services/storage/stored-slot'

/**
 * A code that was asked for. It is kept with the phone, so that a reload finds number and waiting time again; that it
 * exists also proves that the agreements were accepted before.
 */
export interface PendingCode {
  phone: string
  /** From when on another one may be asked for, in epoch ms of the server. */
  resendAtMs: number
}

const isPendingCode = (value: unknown): value is PendingCode =>
  isRecord(value) && typeof value.phone === 'string' && isMobile(value.phone) && typeof value.resendAtMs === 'number'

/** Much longer than a code lives: the number is still right when the shopper comes back for a new one. */
export const pendingCodeSlot = storedSlot('pending-code', { isValue: isPendingCode, lifetimeMs: HOUR_MS })
