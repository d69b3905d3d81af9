import type { Messages } from './messages'

/** Texts of a page whose files do not arrive in Chinese. */
export const zh: Messages = {
  title: '页面加载失败',
  offlineText: '网络已断开，恢复后请再次点击。',
  text: '页面可能已有新版本。',
  loadAgain: '重新加载',
  later: '稍后',
}
