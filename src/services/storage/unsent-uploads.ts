import { DAY_MS } from '@/domain/time/duration'
import { storedSlot, type StoredSlot } from './stored-slot'

/** Long enough to come back to a form after a week; later the pictures are of something else. */
const LIFETIME_MS = 7 * DAY_MS

const arePaths = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((path) => typeof path === 'string')

/**
 * The paths of pictures that were uploaded and belong to nothing yet, so that a reload loses none of them.
 *
 * @param purpose - what they are for, e.g. `transfer:<payNo>`.
 */
export const unsentUploads = (purpose: string): StoredSlot<string[]> =>
  storedSlot(`uploads:${purpose}`, { isValue: arePaths, lifetimeMs: LIFETIME_MS })
