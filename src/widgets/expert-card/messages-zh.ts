import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of the card of an expert in Chinese. */
export const zh: Messages = {
  call: (name) => spaced(`致电${name}`),
  openCard: (name) => spaced(`${name}的名片`),
}
