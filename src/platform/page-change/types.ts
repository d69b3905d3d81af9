/**
 * Begins to wait for a page to take the screen. Call it before one is asked for; settles once it is drawn, or once the
 * shopper has gone back instead.
 */
export type NextPage = () => Promise<unknown>
