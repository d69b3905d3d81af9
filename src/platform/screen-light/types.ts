/**
 * Makes the phone's screen as bright as it gets, for a code that a scanner is to read; what it answers puts back what
 * was before. Of several the last one that ends does so. Never fails: a code can be read in a dim light, too.
 */
export type LightScreen = () => () => void
