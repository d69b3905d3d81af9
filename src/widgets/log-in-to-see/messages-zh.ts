import type { Messages } from './messages'

/** Texts of what one account alone may see, in Chinese. */
export const zh: Messages = {
  title: '请登录后查看此车',
  text: '此车保存在配置者的账号中。',
  logIn: '登录',
}
