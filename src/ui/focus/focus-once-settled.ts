/**
 * Taro's H5 elements move their children when they first draw, and an element that moves loses the focus: until then
 * there is no use in giving it.
 */
export const SETTLE_MS = 50

/** Focuses an element once the tree around it has settled, without scrolling; returns how to call it off. */
export function focusOnceSettled(element: HTMLElement): () => void {
  const timer = setTimeout(() => element.focus({ preventScroll: true }), SETTLE_MS)
  return () => clearTimeout(timer)
}
