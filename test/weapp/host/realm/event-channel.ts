type Listener = (...args: unknown[]) => void

/** One end of the channel between a page and the page that it opened. */
export class EventChannel {
  private readonly listeners = new Map<string, Listener[]>()
  private peer: EventChannel | undefined

  /** Two ends: what one emits, the other hears. */
  static pair(): readonly [EventChannel, EventChannel] {
    const near = new EventChannel()
    const far = new EventChannel()
    near.peer = far
    far.peer = near
    return [near, far]
  }

  on(name: string, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
  }

  once(name: string, listener: Listener): void {
    const wrapped: Listener = (...args) => {
      this.off(name, wrapped)
      listener(...args)
    }
    this.on(name, wrapped)
  }

  off(name: string, listener?: Listener): void {
    const kept = listener ? (this.listeners.get(name) ?? []).filter((known) => known !== listener) : []
    this.listeners.set(name, kept)
  }

  emit(name: string, ...args: unknown[]): void {
    const heard = this.peer?.listeners.get(name) ?? []
    heard.forEach((listener) => listener(...args))
  }
}
