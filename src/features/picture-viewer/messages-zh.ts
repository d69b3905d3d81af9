import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of the pictures of an article in Chinese. */
export const zh: Messages = {
  title: '图片',
  picture: (title, number, count) => `${title}，第 ${number} 张，共 ${count} 张`,
  postBy: (author) => spaced(`${author}的动态`),
  hint: '双指缩放，左右滑动查看下一张。',
  hintOfOne: '双指或双击可放大。',
  pictures: '全部图片',
  share: '分享',
  shareTitle: '分享这张图片',
  shareText: '收到链接的人都可以查看。',
  qrLabel: '打开这张图片的二维码',
  goneTitle: '没有找到图片',
  goneText: '链接中没有可显示的图片，或文章已下架。',
}
