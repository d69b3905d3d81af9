/** Picture of an account that has none of its own. */
export const DEFAULT_AVATAR = '/static/img/avatar-default.webp'

/** The pictures that everybody may have without giving one: where they are on the server. */
export const DEFAULT_AVATARS: readonly string[] = [
  DEFAULT_AVATAR,
  '/static/img/avatar-sea.webp',
  '/static/img/avatar-dunes.webp',
  '/static/img/avatar-alpine.webp',
  '/static/img/avatar-pines.webp',
  '/static/img/avatar-dusk.webp',
  '/static/img/avatar-night.webp',
  '/static/img/avatar-sail.webp',
]
