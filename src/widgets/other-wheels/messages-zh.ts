import type { Messages } from './messages'

/** Text of the wheels that a still shows, in Chinese. */
export const zh: Messages = {
  shownOn: (wheels) => `图示为 ${wheels} 轮毂`,
}
