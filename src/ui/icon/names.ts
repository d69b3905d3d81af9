/** Icons that are in the first load. */
export const ICON_NAMES = [
  'alert',
  'back',
  'check',
  'chevron',
  'chevron-down',
  'close',
  'gift',
  'headset',
  'info',
  'phone',
  'refresh',
  'shield',
  'wifi-off',
  'search',
  'settings',
  'clock',
] as const

export type IconName = (typeof ICON_NAMES)[number]
