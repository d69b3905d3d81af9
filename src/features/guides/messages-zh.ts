import type { Messages } from './messages'

/** Texts of the page that shows a text of the house, in Chinese. */
export const zh: Messages = {
  title: '须知',
  asOf: (day) => `更新于${day}`,
  goneTitle: '该内容已下架',
  goneText: '最新内容请见发现。',
}
