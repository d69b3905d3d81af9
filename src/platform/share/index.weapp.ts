import type { ShareWays } from './types'

/** WeChat sends a page to a chat as a card. */
export const shareWays: ShareWays = { hasCards: true }
