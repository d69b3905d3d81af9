import { encode } from 'uqr'

/** The modules of a code, row by row, its quiet zone included; true is dark. */
export type QrMatrix = readonly (readonly boolean[])[]

/** Light modules that the standard asks for around a code; scanners find it by them. */
export const QUIET_MODULES = 4

/** Survives damage to 15 % of it: a thumb or a reflection on a phone. */
const CORRECTION = 'M'

/**
 * The code that a scanner reads as a text.
 *
 * @throws RangeError for more than 2,331 bytes; an address is far from it.
 */
export const qrMatrix = (text: string): QrMatrix => encode(text, { ecc: CORRECTION, border: QUIET_MODULES }).data
