import type { Messages } from './messages'

/** What a value that can be copied says, in Chinese. */
export const zh: Messages = {
  copy: '复制',
}
