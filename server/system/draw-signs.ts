import { randomInt } from 'node:crypto'

/** Without the letters and digits that are read as each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that people pass on: it cannot be guessed from another one. */
export const drawSigns = (length: number): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')
