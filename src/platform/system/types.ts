/** What names the phone in the Device header. */
export interface DeviceNames {
  brand: string
  model: string
  /** The app that runs ours, e.g. WeChat or Chrome. */
  hostApp: string
}

/** The host app's own buttons over the top right corner, in px of the screen. */
interface Capsule {
  top: number
  height: number
  /** From the left of it to the right edge of the window. */
  fromRight: number
  /** What is free between it and the edge. */
  marginRight: number
}

/** What the page must keep clear of, in px of the screen. */
interface ScreenInsets {
  statusBarHeight: number
  safeAreaBottom: number
  /** Null where there is none. */
  capsule: Capsule | null
}

/** What is known of the phone and the host app. */
export interface SystemInfo {
  device(): DeviceNames
  insets(): ScreenInsets
  /** The shopper's text size as a factor of the normal one. */
  fontScale(): number
}
