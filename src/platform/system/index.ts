import type { SystemInfo } from './types'
import { namesInUserAgent } from './user-agent'

/** The browser. Its bars lie outside the page, and safe areas are CSS `env()` there, so the insets are 0. */
export const system: SystemInfo = {
  device: () => namesInUserAgent(navigator.userAgent),
  insets: () => ({ statusBarHeight: 0, safeAreaBottom: 0, capsule: null }),
  // A browser scales its text by itself.
  fontScale: () => 1,
}
