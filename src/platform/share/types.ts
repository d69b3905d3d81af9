/** How a page is passed on. */
export interface ShareWays {
  /** Whether the host app sends a page as a card, by a button with `openType="share"`. */
  readonly hasCards: boolean
  /** Whether codes of the host app's own, which the server draws, lead back into it. */
  readonly hasOwnCodes: boolean
  /** Takes the page in front out of the host app's own menu, where that passes pages on. */
  readonly hideFromMenu: () => void
  /** Puts the page in front back into that menu, for a friend and, where the page is for it, for the timeline. */
  readonly showInMenu: (isInTimeline: boolean) => void
}
