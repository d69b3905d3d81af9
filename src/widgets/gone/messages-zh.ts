import type { Messages } from './messages'

/** The way on from what is gone, in Chinese. */
export const zh: Messages = {
  toExplore: '去发现',
}
