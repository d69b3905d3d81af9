import type { Messages } from './messages'

/** Texts of the boxes of a code in Chinese. */
export const zh: Messages = {
  codeDigits: (entered, length) => `验证码，已输入 ${entered} 位，共 ${length} 位`,
}
