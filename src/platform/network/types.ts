/** The phone's network; says nothing of whether the server answers. */
export interface Network {
  /** The last known state; true until the contrary is known. */
  isOnline(): boolean
  /** Whether the person has asked for as little data as possible: then nothing is read ahead. */
  isDataSaved(): boolean
  /** Calls the listener on each change of `isOnline`; returns what stops it. */
  watch(onChange: (isOnline: boolean) => void): () => void
}
