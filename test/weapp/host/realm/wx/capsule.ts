/** WeChat's menu button, in px: it lies over every page, at the right edge under the status bar. */
export const CAPSULE = { width: 87, height: 32, top: 48, fromRight: 7 } as const
