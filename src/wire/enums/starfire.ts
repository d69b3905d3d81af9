/** How far an ambassador has come (extension). */
export const StarTier = { spark: 1, flame: 2, torch: 3, beacon: 4 } as const
export type StarTier = (typeof StarTier)[keyof typeof StarTier]

/** What brings an ambassador heat (extension). */
export const StarDeed = { friendRegistered: 1, friendDrove: 2, friendLocked: 3, visited: 4 } as const
export type StarDeed = (typeof StarDeed)[keyof typeof StarDeed]
