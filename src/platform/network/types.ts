/** Whether the phone has a network; says nothing of whether the server answers. */
export interface Network {
  /** The last known state; true until the contrary is known. */
  isOnline(): boolean
  /** Calls the listener on each change; returns what stops it. */
  watch(onChange: (isOnline: boolean) => void): () => void
}
