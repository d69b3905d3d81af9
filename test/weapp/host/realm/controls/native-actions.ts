/** What built-in components ask of the host beside events. */
export interface NativeActions {
  share(button: Element): void
  agreeToPrivacy(): void
  /** Rejects when the user refuses. */
  askPrivacy(referrer: string): Promise<void>
  navigate(verb: string, url: string): void
}

let actions: NativeActions | undefined

/** Ties the built-in components to the host of this realm. */
export const provideNativeActions = (provided: NativeActions): void => {
  actions = provided
}

/** The host's own actions. */
export const nativeActions = (): NativeActions => {
  if (!actions) throw new Error('a built-in component was used before the host was ready')
  return actions
}
