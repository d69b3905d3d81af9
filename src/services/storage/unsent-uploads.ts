import { HOUR_MS } from '@/domain/time/duration'
import { storedSlot, type StoredSlot } from './stored-slot'

/** The server removes after a day what nothing refers to: what is found again here is still there. */
const LIFETIME_MS = 20 * HOUR_MS

const arePaths = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((path) => typeof path === 'string')

/**
 * The paths of pictures that were uploaded and belong to nothing yet, so that a reload loses none of them.
 *
 * @param purpose - what they are for, e.g. `transfer:<payNo>`.
 */
export const unsentUploads = (purpose: string): StoredSlot<string[]> =>
  storedSlot(`uploads:${purpose}`, { isValue: arePaths, lifetimeMs: LIFETIME_MS })
