/**
 * Does what leads away from the page in front, and settles once another has the screen and this one is gone from it, or
 * once the shopper has gone back instead.
 */
export type LeavePage = (lead: () => Promise<unknown>) => Promise<void>

/** Where the shopper stands: it differs as soon as they move to another page. */
export type Standing = () => unknown

/**
 * Remembers the page in front before a deed, whose reply may come after the shopper has left it: what the deed leads to
 * must not take the place of another page then.
 *
 * @returns whether that page is still in front.
 */
export type RememberPage = () => () => boolean
