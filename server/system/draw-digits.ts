import { randomInt } from 'node:crypto'

/** So many random digits, none easier to guess than another. */
export const drawDigits = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0')
