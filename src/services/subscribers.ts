/** Who wants to hear of something. */
export interface Subscribers<Message> {
  add(listener: (message: Message) => void): () => void
  tell(message: Message): void
}

/** A list of listeners; one that leaves while it is told misses nothing and disturbs no other. */
export const createSubscribers = <Message = void>(): Subscribers<Message> => {
  const listeners = new Set<(message: Message) => void>()
  return {
    add(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(message) {
      for (const listener of [...listeners]) listener(message)
    },
  }
}
