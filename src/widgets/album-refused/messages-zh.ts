import type { Messages } from './messages'

/** The same in Chinese. */
export const zh: Messages = {
  title: '未获得相册权限',
  text: '请在设置中允许 Vela 保存图片到相册，然后重新保存。',
  openSettings: '前往设置',
  kept: { saved: '已保存', begun: '已开始下载' },
  notSavedTitle: '保存失败',
  phoneRefused: '手机未能写入图片，请检查存储空间。',
}
