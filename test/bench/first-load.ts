import { chromium, type Page, type Response } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { BUDGETS } from '../../config/budgets.mjs'
import { findBrowser } from '../support/browser/browser'
import type { Figure } from './measuring/figure'
import { withServerProcess } from './measuring/server-process'

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** The page itself holds the first styles. */
const CODE_TYPES = new Set(['document', 'script', 'stylesheet'])
const BEST_GZIP = { level: 9 }

interface Loaded {
  requests: number
  codeGzipBytes: number
  transferredBytes: number
}

const isOverNetwork = (response: Response): boolean => response.url().startsWith('http')

/** Everything that was asked for until the network first rests: the page draws, and waits for its next poll. */
const loadOrderPage = async (page: Page, origin: string): Promise<Loaded> => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(`${origin}/#/`, { waitUntil: 'networkidle' })
  const asked = responses.filter(isOverNetwork)
  const code = asked.filter((response) => CODE_TYPES.has(response.request().resourceType()))
  const bodies = await Promise.all(code.map((response) => response.body()))
  const sizes = await Promise.all(asked.map((response) => response.request().sizes()))
  return {
    requests: asked.length,
    codeGzipBytes: bodies.reduce((bytes, body) => bytes + gzipSync(body, BEST_GZIP).length, 0),
    transferredBytes: sizes.reduce((bytes, size) => bytes + size.responseBodySize + size.responseHeadersSize, 0),
  }
}

/** Opens `#/` on a phone that has never been here, in a real browser against `npm start`. */
export const measureFirstLoad = (): Promise<readonly Figure[]> =>
  withServerProcess(async ({ origin }) => {
    const browser = await chromium.launch(await findBrowser())
    try {
      const loaded = await loadOrderPage(await browser.newPage(PHONE), origin)
      return [
        {
          name: 'first load, page with scripts and styles, bytes gzip',
          measured: loaded.codeGzipBytes,
          budget: { atMost: BUDGETS.h5FirstLoadGzipBytes },
        },
        { name: 'first load, requests', measured: loaded.requests, budget: { atMost: BUDGETS.h5FirstLoadRequests } },
        { name: 'first load, all bytes as served', measured: loaded.transferredBytes },
      ]
    } finally {
      await browser.close()
    }
  })
