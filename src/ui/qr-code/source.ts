import { base64Of } from './base64'
import { pngOf, type ModuleRows } from './png'

/** A code as the address of a picture, of one pixel a module. */
export const sourceOf = (matrix: ModuleRows): string => `data:image/png;base64,${base64Of(pngOf(matrix, 1))}`
