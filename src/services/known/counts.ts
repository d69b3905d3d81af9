import { createKnown } from './known'

const isSame = (one: number, other: number): boolean => one === other

/** How many like articles. */
export const knownLikes = createKnown<number>(isSame)

/** How many comments articles have. */
export const knownComments = createKnown<number>(isSame)
