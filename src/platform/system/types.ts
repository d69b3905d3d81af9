/** What names the phone in the Device header. */
export interface DeviceNames {
  brand: string
  model: string
  /** The app that runs ours, e.g. WeChat or Chrome. */
  hostApp: string
}

/** A rectangle on the screen, in px. */
interface ScreenRect {
  left: number
  top: number
  width: number
  height: number
}

/** What the page must keep clear of, in px of the screen. */
interface ScreenInsets {
  statusBarHeight: number
  safeAreaBottom: number
  /** The host app's own buttons over the top right corner; null where there are none. */
  capsule: ScreenRect | null
}

/** What is known of the phone and the host app. */
export interface SystemInfo {
  device(): DeviceNames
  insets(): ScreenInsets
  /** The shopper's text size as a factor of the normal one. */
  fontScale(): number
}
