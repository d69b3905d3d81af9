import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of a shop's hours in Chinese. */
export const zh: Messages = {
  openTo: (time) => `营业至 ${time}`,
  opens: (time) => spaced(`${time} 开门`),
}
