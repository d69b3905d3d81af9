/** Hands a file over. Must be called from a tap, before anything is waited for. Rejects where the target cannot. */
export type HandOver = () => Promise<void>

/**
 * Gets a file behind an address for the person, for keeping. Answers what hands it over by a tap of its own, null where that
 * has been done, and `elsewhere` where the browser keeps no files at all. Rejects where the target cannot.
 */
export type KeepFile = (name: string, address: string) => Promise<HandOver | 'elsewhere' | null>
