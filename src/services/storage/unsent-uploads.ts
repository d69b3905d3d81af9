import { HOUR_MS } from '@/domain/time/duration'
import { areTexts } from './is-text'
import { storedSlot, type StoredSlot } from './stored-slot'

/** The server removes after a day what nothing refers to: what is found again here is still there. */
export const UNSENT_LIFETIME_MS = 20 * HOUR_MS

/**
 * The paths of pictures that were uploaded and belong to nothing yet, so that a reload loses none of them.
 *
 * @param purpose - what they are for, e.g. `transfer:<payNo>`.
 */
export const unsentUploads = (purpose: string): StoredSlot<string[]> =>
  storedSlot(`uploads:${purpose}`, { isValue: areTexts, lifetimeMs: UNSENT_LIFETIME_MS })
