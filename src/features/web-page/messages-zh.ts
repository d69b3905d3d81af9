import type { Messages } from './messages'

/** Texts of web pages in the app in Chinese. */
export const zh: Messages = {
  title: '网页',
  blockedTitle: '该链接将离开 Vela',
  blockedText: '为了您的安全，此处只打开已知网站。您可以复制链接，在浏览器中打开。',
  copyLink: '复制链接',
  back: '返回上一页',
  loading: '网页加载中',
  late: '网页尚未完全加载。',
  tryAgain: '重试',
}
