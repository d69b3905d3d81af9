import type { Messages } from './messages'

/** What the picture of a car's row shows, for screen readers, in Chinese. */
export const zh: Messages = {
  picture: (car) => `${car} 侧面图`,
}
