/** Hands a file behind an address over to the person, for keeping. Rejects where the target cannot. */
export type KeepFile = (name: string, address: string) => Promise<void>
