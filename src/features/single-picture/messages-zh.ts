import type { Messages } from './messages'

/** Texts of the page that shows one picture in Chinese. */
export const zh: Messages = {
  title: '图片',
  zoomIn: '放大',
  zoomOut: '缩小',
  save: '保存',
  saved: '已保存',
  notSavedTitle: '保存失败',
  phoneRefused: '手机未能写入图片，请检查存储空间。',
  lostTitle: '没有找到图片',
  lostText: '链接中没有可显示的图片。',
  toExplore: '返回发现',
}
