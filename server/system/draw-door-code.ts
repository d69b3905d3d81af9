import { drawDigits } from './draw-digits'

const CODE_DIGITS = 12

/** What is shown and scanned at the door of a shop or an activity: nobody guesses it, and no two are alike. */
export const drawDoorCode = (): string => drawDigits(CODE_DIGITS)
