/** Hands a text over as a file that the person keeps. Rejects where the target cannot. */
export type KeepTextFile = (name: string, text: string) => Promise<void>
