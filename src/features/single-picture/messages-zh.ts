import type { Messages } from './messages'

/** Texts of the page that shows one picture in Chinese. */
export const zh: Messages = {
  title: '图片',
  zoomIn: '放大',
  zoomOut: '缩小',
  lostTitle: '没有找到图片',
  lostText: '链接中没有可显示的图片。',
}
