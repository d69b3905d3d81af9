import type { Messages } from './messages'

const linked = (title: string) => `《${title}》`

/** Texts of the consent to agreements in Chinese. */
export const zh: Messages = {
  agreeToAll: (titles) => `我已阅读并同意${titles.map(linked).join('、')}`,
  before: (index) => (index === 0 ? '我已阅读并同意' : '、'),
  linked,
  agreeAndContinue: '同意并继续',
  sheetTitle: '请先阅读并同意',
  sheetText: '请阅读以下协议，同意后继续。',
}
