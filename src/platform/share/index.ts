import type { ShareWays } from './types'

/** A browser passes on links. */
export const shareWays: ShareWays = {
  hasCards: false,
  hasOwnCodes: false,
  hideFromMenu: () => undefined,
  showInMenu: () => undefined,
}
