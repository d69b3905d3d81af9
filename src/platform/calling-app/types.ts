/** The app that opened this one. */
export interface CallingApp {
  /** Whether the host app leads back to it, by a button with `openType="launchApp"`. */
  readonly canReturn: boolean
}
