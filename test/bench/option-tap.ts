import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../support/browser/browser'
import { median, percentile, type Figure } from './measuring/figure'
import { withServerProcess } from './measuring/server-process'

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** A phone of the middle class beside this machine. */
const CPU_SLOWDOWN = 4
const ROUNDS = 20
/** Plain taps of every kind: none of them asks. */
const OPTIONS = ['Tide Blue', 'Turbine', 'Dune', 'Sound pack', 'Dawn Copper', 'Aero', 'Fog', 'Winter pack'] as const
const BUDGETS = { typicalMs: 50, slowestMs: 200, cachedPaintMs: 100 }
const P98 = 0.98

/** Taps an option by its name and waits for the frame that follows, in ms. */
const tapToFrame = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    // No function in here has a name: the runner would call a helper for it that the page does not have.
    const option = [...document.querySelectorAll<HTMLElement>('[role="radio"], [role="checkbox"]')].find((element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').startsWith(wanted),
    )
    if (!option) throw new Error(`There is no ${wanted}.`)
    const startedMs = performance.now()
    option.click()
    await new Promise((resolve) => {
      // A message that is sent in a frame's callback is read once that frame is drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    })
    return performance.now() - startedMs
  }, name)

/** Taps a paint whose picture is cached and waits until that picture is in front, in ms. */
const tapToPaint = (page: Page, name: string, code: string): Promise<number> =>
  page.evaluate(
    async ([label, file]) => {
      const disc = [...document.querySelectorAll<HTMLElement>('[role="radio"]')].find((element) =>
        element.getAttribute('aria-label')?.startsWith(label),
      )
      const startedMs = performance.now()
      disc?.click()
      for (;;) {
        const box = document.querySelector('.cross-fade')
        const layer = box?.classList.contains('cross-fade--0') ? 0 : 1
        const image = box?.querySelector<HTMLImageElement>(`.cross-fade__layer--${layer} img`)
        if (image?.src.includes(file) && image.complete) return performance.now() - startedMs
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    },
    [name, code] as const,
  )

const PAINTS = [
  ['Tide Blue', 'front34-tide-blue'],
  ['Dawn Copper', 'front34-dawn-copper'],
  ['Graphite', 'front34-graphite'],
] as const

const measure = async (page: Page, origin: string): Promise<readonly Figure[]> => {
  await page.goto(`${origin}/#/pages/customization-car/index?modelId=vela-7`, { waitUntil: 'networkidle' })
  const network = await page.context().newCDPSession(page)
  await network.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

  const taps: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of OPTIONS) taps.push(await tapToFrame(page, name))
  }
  const paints: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, file] of PAINTS) paints.push(await tapToPaint(page, name, file))
  }
  return [
    {
      name: 'option tap to next frame, 4x slower CPU, median, ms',
      measured: median(taps),
      budget: { atMost: BUDGETS.typicalMs },
    },
    {
      name: 'option tap to next frame, 4x slower CPU, p98, ms',
      measured: percentile(taps, P98),
      budget: { atMost: BUDGETS.slowestMs },
    },
    {
      name: 'cached paint in front, 4x slower CPU, p98, ms',
      measured: percentile(paints, P98),
      budget: { atMost: BUDGETS.cachedPaintMs },
    },
  ]
}

/** Taps options of the configurator in a browser that is slowed down to a phone's pace. */
export const measureOptionTap = (): Promise<readonly Figure[]> =>
  withServerProcess(async ({ origin }) => {
    const browser = await chromium.launch(await findBrowser())
    try {
      return await measure(await browser.newPage(PHONE), origin)
    } finally {
      await browser.close()
    }
  })
