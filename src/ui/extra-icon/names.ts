/** Icons that only some features need. */
export const EXTRA_ICON_NAMES = [
  'bank', 'bookmark', 'calc', 'calendar', 'camera', 'car', 'card', 'charge', 'check-circle', 'comment',
  'compare', 'copy', 'coupon', 'document', 'download', 'edit', 'eye', 'feedback', 'heart', 'image', 'locate',
  'location', 'minus', 'more', 'plus', 'qr', 'ruler', 'share', 'sparkle', 'star', 'steering', 'store', 'sun',
  'tool', 'trash', 'user', 'users', 'wallet', 'heart-fill', 'bookmark-fill', 'star-fill', 'play', 'mark',
] as const

export type ExtraIconName = (typeof EXTRA_ICON_NAMES)[number]
