import type { Messages } from './messages'

/** Texts of the word about a deletion after a login, in Chinese. */
export const zh: Messages = {
  deletedOn: (day) => `账号将于 ${day}注销`,
  text: '仅登录不会撤销注销。在此之前，您可以在此或“我的”中保留账号。',
  view: '查看',
  later: '以后再说',
}
