import type { FirstPaint } from './types'

/** Id of the element that src/index.html draws before the app does. */
const ELEMENT_ID = 'first-paint'

/** The picture that the H5 page begins with. */
export const firstPaint: FirstPaint = {
  end() {
    const picture = document.getElementById(ELEMENT_ID)
    // Two frames on, what the app drew instead is on screen, so that nothing flashes in between.
    if (picture) requestAnimationFrame(() => requestAnimationFrame(() => picture.remove()))
  },
}
