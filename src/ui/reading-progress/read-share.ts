/**
 * How much of a text has passed the foot of the window, from 0 at its start to 1 at its end.
 *
 * @param topPx - where the text begins, from the top of the window; negative once it is scrolled.
 */
export const readShare = (topPx: number, heightPx: number, windowHeightPx: number): number => {
  const hiddenPx = heightPx - windowHeightPx
  if (hiddenPx <= 0) return 1
  return Math.min(Math.max(-topPx / hiddenPx, 0), 1)
}
