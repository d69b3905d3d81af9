/** What the realm reaches outside itself: the protocol's events, and calls that only Node can carry out. */
export interface Bridge {
  /** Sends an event of the protocol. */
  emit(method: string, params: unknown): void
  /** Runs a call of the network in Node; rejects with WeChat's wording of the failure. */
  call(name: string, params: unknown): Promise<unknown>
  /** Listens to what Node sends by itself, such as a message of a socket. */
  onPush(name: string, listener: (payload: unknown) => void): void
}

/** The two functions that an environment puts into its window before the realm's script runs. */
export interface BridgeGlobals {
  __hostEmit(text: string): void
  __hostCall(name: string, text: string): Promise<string>
}

/** JSON cannot say undefined. */
const toText = (value: unknown): string => JSON.stringify(value ?? null)

/** Ties the realm to its environment; `push` is what the environment calls. */
export function createBridge(globals: BridgeGlobals): { bridge: Bridge; push: (name: string, text: string) => void } {
  const listeners = new Map<string, (payload: unknown) => void>()
  return {
    bridge: {
      emit: (method, params) => globals.__hostEmit(toText({ method, params })),
      call: async (name, params) => JSON.parse(await globals.__hostCall(name, toText(params))) as unknown,
      onPush: (name, listener) => void listeners.set(name, listener),
    },
    push: (name, text) => listeners.get(name)?.(JSON.parse(text)),
  }
}
