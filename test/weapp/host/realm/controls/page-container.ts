import { attributeOf, fire } from '../fire'

/** Containers that went back on their own: their template still says that they are shown. */
const left = new WeakSet<Element>()

const isShown = (container: Element): boolean => attributeOf(container, 'show') === true && !left.has(container)

const shownIn = (shell: Element): readonly Element[] => [...shell.querySelectorAll('wx-page-container')].filter(isShown)

/** Whether a page shows two page containers: WeChat takes only one at a time. */
export const hasSecondContainer = (shell: Element): boolean => shownIn(shell).length > 1

/**
 * Whichever way one goes back, WeChat closes a page container that is open instead of the page.
 *
 * @returns whether there was one.
 */
export function closePageContainer(shell: Element): boolean {
  const open = shownIn(shell)
  const last = open[open.length - 1]
  if (last === undefined) return false
  left.add(last)
  for (const event of ['beforeleave', 'leave', 'afterleave']) fire(last, event)
  return true
}
