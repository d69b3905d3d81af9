import type { Messages } from './messages'

/** Texts of the sheet of a link in Chinese. */
export const zh: Messages = {
  copyLink: '复制链接',
  sendToFriend: '发给好友',
}
