import type { FirstPaint } from './types'

/** Id of the element that src/index.html draws before the app does. */
const ELEMENT_ID = 'first-paint'

/** The static poster of the H5 page. */
export const firstPaint: FirstPaint = {
  end() {
    const poster = document.getElementById(ELEMENT_ID)
    // Two frames on, what the app drew instead is on screen, so that nothing flashes in between.
    if (poster) requestAnimationFrame(() => requestAnimationFrame(() => poster.remove()))
  },
}
