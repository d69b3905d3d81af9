/** How far from the end of the page, in px, the next cards are asked for: they come before the last one is in sight. */
export const NEXT_CARDS_PX = 400
