import type { Messages } from './messages'

/** Texts of the pages that lead on to others in Chinese. */
export const zh: Messages = {
  opening: '正在打开',
  loggingIn: '正在为您登录，请稍候。',
  aMoment: '请稍候。',
  asGuest: '以游客身份继续',
}
