import { encode } from 'uqr'
import type { ModuleRows } from './png'

/** Light modules that the standard asks for around a code; scanners find it by them. */
const QUIET_MODULES = 4

/** Survives damage to 15 % of it: a thumb or a reflection on a phone. */
const CORRECTION = 'M'

/**
 * The code that a scanner reads as a text, its quiet zone included.
 *
 * @throws RangeError for more than 2,331 bytes; an address is far from it.
 */
export const qrMatrix = (text: string): ModuleRows => encode(text, { ecc: CORRECTION, border: QUIET_MODULES }).data
