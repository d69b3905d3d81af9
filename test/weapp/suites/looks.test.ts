import { chromium, type Browser, type Page } from 'playwright-core'
import type { SampleNames } from '@/page-table/sample-names'
import { PAGE_PATHS, type PagePath } from '@/page-table/table'
import { findBrowser } from '../../support/browser/browser'
import { makeSampleNames, rowOf, sampleRoute } from '../../support/browser/page-samples'
import { storeSession } from '../../support/browser/stored-session'
import { logInByPhone } from '../../support/customers/customer'
import { readApp } from '../host/client/read-app'
import { startApiServer, type ApiServer } from '../support/api-server'
import { wrongLooks } from '../support/looks'
import { BUILT_ORIGIN, DIST } from '../support/paths'

const PHONE = '13900000065'
const ADDRESS = '127.0.0.1'
/** A slow machine is no failure. */
const OPENING_LIMIT_MS = 240_000
const TOUR_LIMIT_MS = 600_000
const DRAWN_LIMIT_MS = 20_000
const SCREEN = { width: 375, height: 812 }

/** Pages that a customer opens, and that stay. */
const VISITED = PAGE_PATHS.filter((path) => {
  const { access, sample } = rowOf(path)
  return access !== 'loginStep' && sample.leadsTo === undefined
})

describe('every page on a phone', () => {
  let api: ApiServer
  let browser: Browser
  let page: Page
  let names: SampleNames

  beforeAll(async () => {
    api = await startApiServer()
    const customer = await logInByPhone(api, PHONE, ADDRESS)
    names = await makeSampleNames(api, customer)
    browser = await chromium.launch(await findBrowser('none'))
    page = await browser.newPage({ viewport: SCREEN, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
    const { origin } = api
    await readApp(DIST).showIn({ page, origin, origins: { [BUILT_ORIGIN]: origin }, storePrefix: 'vela:' })
    await leave()
    await storeSession(page, customer.reply)
  }, OPENING_LIMIT_MS)
  afterAll(async () => {
    await browser.close()
    await api.close()
  })

  const leave = () => page.goto(`${api.origin}/api/system/nowhere`)

  const wrongWith = async (path: PagePath): Promise<readonly string[]> => {
    await leave()
    await page.goto(`${api.origin}/#/${sampleRoute(path, names)}`)
    await page.locator('.shell:visible').waitFor({ timeout: DRAWN_LIMIT_MS })
    await page.waitForFunction(() => document.querySelectorAll('.skeleton').length === 0, undefined, {
      timeout: DRAWN_LIMIT_MS,
    })
    return (await wrongLooks(page)).map((wrong) => `${path}: ${wrong}`)
  }

  it(
    'fits, leaves WeChat’s capsule and the tab bar free, and holds what is pressed in its middle',
    async () => {
      const wrong: string[] = []
      for (const path of VISITED) wrong.push(...(await wrongWith(path)))
      expect(wrong).toEqual([])
    },
    TOUR_LIMIT_MS,
  )
})
