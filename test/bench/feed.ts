import { chromium, type Page } from '@playwright/test'
import { HomeTabKind } from '@/wire/enums/content'
import { buildH5IfChanged } from '../../config/build-h5-if-changed.mjs'
import { findBrowser } from '../support/browser/browser'
import { copyArticles } from '../support/customers/copied-articles'
import { startDatabase } from '../support/database/database'
import { startStorefront } from '../support/browser/storefront'
import { median, percentile, type Figure } from './measuring/figure'

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** A phone of the middle class beside this machine. */
const CPU_SLOWDOWN = 4
const ARTICLES = 1_000
const FLINGS = 20
const FEWEST_FRAMES = 50
/** What so many flings pass at least. */
const FEWEST_CARDS = 80
const MS_PER_SECOND = 1_000
const P95 = 0.95

/**
 * Throws the list as a thumb does, at 4,000 px a second and slowing down, and answers the times between its frames in ms. A
 * text: the runner would give a function's names a helper that the page does not have.
 */
const FLING = `new Promise((resolve) => {
  const page = document.querySelector('.taro_page_show')
  const gaps = []
  let speed = 4000
  let lastMs
  const step = (atMs) => {
    if (lastMs !== undefined) {
      const gap = atMs - lastMs
      gaps.push(gap)
      page.scrollTop += (speed * gap) / 1000
      speed *= 0.9985 ** gap
    }
    lastMs = atMs
    if (speed > 100) requestAnimationFrame(step)
    else resolve(gaps)
  }
  requestAnimationFrame(step)
})`

const framesASecond = (gapsMs: readonly number[]): number =>
  (gapsMs.length / gapsMs.reduce((sum, gap) => sum + gap, 0)) * MS_PER_SECOND

const measure = async (page: Page, origin: string): Promise<readonly Figure[]> => {
  await page.goto(`${origin}/#/pages/home/index`, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const flings: number[][] = []
  while (flings.length < FLINGS) flings.push(await page.evaluate<number[]>(FLING))
  const cards = await page.locator('.feed-card').count()
  if (cards < FEWEST_CARDS) throw new Error(`the feed did not scroll: it has ${cards} cards`)
  return [
    {
      name: 'feed flung, 4x slower CPU, frames a second, median of flings',
      measured: median(flings.map(framesASecond)),
      budget: { atLeast: FEWEST_FRAMES },
    },
    {
      name: 'feed flung, 4x slower CPU, p95 of the time between two frames, ms',
      measured: percentile(flings.flat(), P95),
    },
    { name: 'feed flung, cards at the end', measured: cards },
  ]
}

/** Throws the feed of Explore down, part after part, in a browser that is slowed down to a phone's pace. */
export const measureFeed = async (): Promise<readonly Figure[]> => {
  await buildH5IfChanged()
  const database = await startDatabase(new Date())
  process.env.TEST_DATABASE_URL = database.url
  try {
    const storefront = await startStorefront()
    try {
      await copyArticles(storefront.database, { tab: HomeTabKind.recommended, count: ARTICLES, now: new Date() })
      const browser = await chromium.launch(await findBrowser())
      try {
        return await measure(await browser.newPage(PHONE), storefront.origin)
      } finally {
        await browser.close()
      }
    } finally {
      await storefront.close()
    }
  } finally {
    await database.stop()
  }
}
