import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

/** A colour on its way to another has no contrast of its own, so nothing moves while it is measured. */
const holdStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [still]
  })

const letMove = (page: Page): Promise<void> => page.evaluate(() => void (document.adoptedStyleSheets = []))

/** What on the page some people could not use: each broken rule of WCAG 2.1 AA, and where. */
export const accessibilityFaults = async (page: Page): Promise<string[]> => {
  await holdStill(page)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  await letMove(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
