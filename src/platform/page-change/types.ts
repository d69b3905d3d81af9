/**
 * Does what leads away from the page in front, and settles once another has the screen and this one is gone from it, or
 * once the shopper has gone back instead.
 */
export type LeavePage = (lead: () => Promise<unknown>) => Promise<void>
