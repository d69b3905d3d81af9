import { createContext } from 'react'

/** Whether the buttons below stand in a bar, whose row they share. */
export const InBar = createContext(false)
