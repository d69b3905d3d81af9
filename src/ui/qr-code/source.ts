import { base64Of } from './base64'
import { pngOf, type ModuleRows } from './png'

/** A code as the address of a picture. */
export const sourceOf = (rows: ModuleRows, pixelsAModule = 1): string =>
  `data:image/png;base64,${base64Of(pngOf(rows, pixelsAModule))}`
