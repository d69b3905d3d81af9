import type { Page } from 'playwright-core'

/** Less is rounding, or a letter's own room. */
const TOLERANCE_PX = 3

/**
 * What is wrong with how a page of the mini-program lies on the phone: it reaches over the edge, so that it scrolls
 * sideways; something to tap lies under WeChat's capsule; the tab bar lies under the page; or a surface to press does not
 * hold its words in its middle, as a browser's button does by itself and a view of WeChat's does not.
 */
export const wrongLooks = (page: Page): Promise<readonly string[]> =>
  page.evaluate((tolerancePx) => {
    const shown = [...document.querySelectorAll('wx-page')].filter((one) => one.getClientRects().length > 0).pop()
    const nameOf = (element: Element): string =>
      `.${element.className} "${element.getAttribute('aria-label') || (element.textContent ?? '')}"`
    const presses = [...(shown?.querySelectorAll('.press') ?? [])].filter((press) => {
      const { width, height } = press.getBoundingClientRect()
      return width > 0 && height > 0 && press.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    })

    const reach = document.documentElement.scrollWidth - window.innerWidth
    const sideways = reach > 0 ? [`reaches ${reach} px over the edge`] : []

    const capsule = document.querySelector('[data-capsule]')?.getBoundingClientRect()
    // A picture that fills the head of a page is pressed beside it.
    const covered = presses.filter((press) => {
      const { left, right, top, bottom } = press.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return capsule && x > capsule.left && x < capsule.right && y > capsule.top && y < capsule.bottom
    })

    const buried = [...document.querySelectorAll('.tab-bar__tab')].filter((tab) => {
      const { left, top, width, height } = tab.getBoundingClientRect()
      return width > 0 && !tab.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })

    /** Where the content's lines begin and end; a part that a negative margin draws out of its place is meant to be there. */
    const edgesOf = (node: Node): { top: number; bottom: number }[] => {
      if (!(node instanceof Element)) {
        const words = document.createRange()
        words.selectNode(node)
        const { top, bottom } = words.getBoundingClientRect()
        return bottom > top ? [{ top, bottom }] : []
      }
      const { position, marginTop, marginBottom } = getComputedStyle(node)
      const { top, bottom } = node.getBoundingClientRect()
      if (['absolute', 'fixed'].includes(position) || bottom === top) return []
      return [{ top: top - Math.min(0, parseFloat(marginTop)), bottom: bottom + Math.min(0, parseFloat(marginBottom)) }]
    }
    const offCentre = presses.filter((press) => {
      const style = getComputedStyle(press)
      const edges = [...press.childNodes].flatMap(edgesOf)
      if (style.display !== 'block' || edges.length === 0) return false
      const outer = press.getBoundingClientRect()
      const above = Math.min(...edges.map(({ top }) => top)) - outer.top - parseFloat(style.paddingTop)
      const below = outer.bottom - Math.max(...edges.map(({ bottom }) => bottom)) - parseFloat(style.paddingBottom)
      return Math.abs(above - below) > tolerancePx
    })

    return [
      ...sideways,
      ...covered.map((press) => `${nameOf(press)} lies under the capsule`),
      ...buried.map((tab) => `${nameOf(tab)} lies under the page`),
      ...offCentre.map((press) => `${nameOf(press)} is not in the middle`),
    ]
  }, TOLERANCE_PX)
