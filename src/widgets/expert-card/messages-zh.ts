import type { Messages } from './messages'

/** Texts of the card of an expert in Chinese. */
export const zh: Messages = {
  call: (name) => `致电${name}`,
}
