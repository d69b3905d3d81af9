/** What a server put into the page as it sent it. */
export interface SentData {
  text: string
  /** The server's time, as the reply that was the page tells it; a browser may not say. */
  time: { dateHeader: string; requestedAtMs: number; receivedAtMs: number } | undefined
}

/** What the page begins with; taken once, for it is of the moment in which the page was sent. */
export interface PageData {
  take(): SentData | undefined
}
