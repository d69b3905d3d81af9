import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

const OPTIONS: RunOptions = {
  // A card that is one link as a whole is called by a sentence of what matters, not by all of its words in a row.
  rules: { 'label-content-name-mismatch': { enabled: false } },
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  // What is kept, or does not apply, is not described: nobody reads it.
  resultTypes: ['violations'],
}

/** 0.7 MB, half of what the package itself would hand over. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Brought once for a document. */
const bringAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
}

/** A colour on its way to another, or of what a finger still rests on, has no contrast of its own: none is measured so. */
const holdStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync(
      `*, *::before, *::after { transition: none !important; animation: none !important }
      .press:active { opacity: 1 !important }`,
    )
    document.adoptedStyleSheets = [still]
  })

const letMove = (page: Page): Promise<void> => page.evaluate(() => void (document.adoptedStyleSheets = []))

/** What on the page some people could not use: each broken rule of WCAG 2.1 AA, and where. */
export const accessibilityFaults = async (page: Page): Promise<string[]> => {
  await bringAxe(page)
  await holdStill(page)
  const { violations } = await page.evaluate(
    (options): Promise<AxeResults> => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    OPTIONS,
  )
  await letMove(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
