import type { Messages } from './messages'

/** Texts of stars in Chinese. */
export const zh: Messages = {
  stars: (count) => `${count} 星`,
  starsOf: (item, count) => `${item}：${count} 星，满分 5 星`,
}
