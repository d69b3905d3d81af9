import type { Messages } from './messages'

/** Texts of the way on when the album is closed to the app, in Chinese. */
export const zh: Messages = {
  title: '未获得相册权限',
  text: '请在设置中允许 Vela 保存图片到相册，然后重新保存。',
  openSettings: '前往设置',
}
