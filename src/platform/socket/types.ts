/** A socket to open; `headers` reach the server only from a mini-program: browsers send none with a socket. */
export interface SocketRequest {
  url: string
  headers: Record<string, string>
  /** Time to get the connection open; default 60,000 ms. */
  timeoutMs?: number | undefined
  onMessage: (text: string) => void
  /** Called once when an open socket ends, whoever ended it. */
  onClose: () => void
}

/** An open socket. */
export interface Socket {
  send(text: string): void
  close(): void
}

/** Opens a socket. Rejects with TransportError when it does not open in time or at all (specification section 7). */
export type OpenSocket = (request: SocketRequest) => Promise<Socket>
