import type { ComponentType } from 'react'
import { changePopups, readPopups } from './store'

/**
 * Lets the page in front draw something more between its own content and the dialogs, from now on. The layer itself
 * knows when it is open, and draws nothing until then.
 */
export const addLayer = (Layer: ComponentType): void => changePopups({ layers: [...readPopups().layers, Layer] })
