import type { Messages } from './messages'

/** Names of the app's tabs in Chinese. */
export const zh: Messages = {
  label: '主导航',
  explore: '发现',
  buyCar: '购车',
  mine: '我的',
}
