/** The picture that stands on screen before the app does. */
export interface FirstPaint {
  /** Takes the picture away; called once the app draws the same picture itself, or something else. */
  end(): void
}
