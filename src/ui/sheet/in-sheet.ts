import { createContext } from 'react'

/** Whether what is below stands in a sheet, which does not move with the page: WeChat wants to know it of a text area. */
export const InSheet = createContext(false)
