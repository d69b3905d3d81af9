import type { Locator } from '@playwright/test'

const BETWEEN_TAPS_MS = 5

/**
 * Taps on a button again and again for as long as it can be tapped, faster than anything answers. A page that moves out
 * can be tapped until it has gone: the finger goes with it, for tests see no motion.
 */
export const tapOnAndOn = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement, betweenMs) => {
    const isDrawn = () => element.getClientRects().length > 0
    const taps = setInterval(() => {
      if (!element.isConnected) clearInterval(taps)
      else if (isDrawn() && getComputedStyle(element).pointerEvents !== 'none') element.click()
    }, betweenMs)
  }, BETWEEN_TAPS_MS)
