import type { PageEnd } from './types'

/** Long enough for rows that are drawn in steps. */
const DRAWN_MS = 100

/**
 * Taro tells of the end once, and again only after it has seen a scroll away from it: a jump with the End key, from one
 * end to the next, is none. Nor does it tell of an end that new rows have not moved out of sight.
 */
export const pageEnd: PageEnd = {
  recheck(address, distancePx, onNear) {
    const timer = setTimeout(() => {
      const page = document.getElementById(address)
      if (page === null || page.clientHeight === 0) return
      if (page.scrollHeight - page.scrollTop - page.clientHeight < distancePx) onNear()
      else page.dispatchEvent(new Event('scroll'))
    }, DRAWN_MS)
    return () => clearTimeout(timer)
  },
}
