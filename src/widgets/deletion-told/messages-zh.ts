import type { Messages } from './messages'

/** Texts of the word about a deletion after a login, in Chinese. */
export const zh: Messages = {
  deletedOn: (day) => `账号将于 ${day}注销`,
  text: '登录并不会取消注销。到期前，您可在此处或“我的”中选择保留账号。',
  view: '查看',
  later: '以后再说',
}
