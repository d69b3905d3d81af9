/** Who wants to hear of something. */
export interface Subscribers<Message> {
  /** Returns what ends it; ended twice is ended once. */
  add(listener: (message: Message) => void): () => void
  tell(message: Message): void
  count(): number
}

/** A list of listeners; one that leaves while it is told misses nothing and disturbs no other. */
export const createSubscribers = <Message = void>(): Subscribers<Message> => {
  const listeners = new Set<(message: Message) => void>()
  return {
    add(listener) {
      // Who listens twice, hears twice, and can leave once.
      const own = (message: Message): void => listener(message)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    tell(message) {
      for (const listener of [...listeners]) listener(message)
    },
    count: () => listeners.size,
  }
}
