import { chromium, type Browser, type Page } from 'playwright-core'
import { findBrowser } from '../../support/browser/browser'
import { HOME, smallApp, writeApp } from '../broken/small-app'
import { readApp } from '../host/client/read-app'
import type { ServedApp } from '../host/node/served-page'

const ORIGIN = 'http://127.0.0.1:4010'
const OTHER = 'pages/other/index'
const OPENING_LIMIT_MS = 40_000

const app = smallApp({
  'app.json': JSON.stringify({ pages: [HOME, OTHER] }),
  'app.wxss': '.title { color: rgb(0, 0, 255); font-size: 20rpx }',
  [`${HOME}.wxml`]:
    '<view class="title" bindtap="onTap" aria-role="link" style="padding-left: 20rpx">{{ text }}</view><button>Agree</button>',
  [`${HOME}.wxss`]: '.title { color: rgb(255, 0, 0) } .home { padding: 4px }',
  [`${HOME}.js`]: `Page({
    data: { text: 'Home' },
    onLoad() { this.setData({ text: wx.getStorageSync('who') || 'Nobody' }) },
    onTap() { wx.navigateTo({ url: '/${OTHER}' }) },
  })`,
  [`${OTHER}.json`]: '{}',
  [`${OTHER}.wxml`]:
    '<scroll-view scroll-y style="height: 100px" scroll-into-view="last"><view style="height: 900px" /><view id="last" class="title home">Ünder</view></scroll-view><input placeholder="Name" aria-label="Your name" />',
  [`${OTHER}.js`]: `Page({
    onLoad() {
      wx.request({ url: 'http://127.0.0.1:3000/told', success: ({ data }) => wx.setNavigationBarTitle({ title: data }) })
    },
  })`,
})

describe('a page of a browser shows a mini-program', () => {
  let browser: Browser
  let remove: () => Promise<void>
  let served: ServedApp
  let page: Page

  beforeAll(async () => {
    const written = await writeApp(app)
    remove = written.remove
    served = readApp(written.dist)
    browser = await chromium.launch(await findBrowser('none'))
  }, OPENING_LIMIT_MS)
  afterAll(async () => {
    await browser.close()
    await remove()
  })
  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 375, height: 812 }, hasTouch: true })
    await page.route(`${ORIGIN}/store`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await served.showIn({ page, origin: ORIGIN, origins: { 'http://127.0.0.1:3000': ORIGIN }, storePrefix: 'app:' })
  })
  afterEach(() => page.close())

  it('at the page that the address names, with what was stored before', async () => {
    await page.goto(`${ORIGIN}/store`)
    await page.evaluate(() => localStorage.setItem('app:who', 'Lin'))
    await page.goto(`${ORIGIN}/#/${HOME}`)
    await page.getByText('Lin').waitFor()
    await page.goto(`${ORIGIN}/store`)
    await page.goto(`${ORIGIN}/#/${OTHER}`)
    await page.getByText('Ünder').waitFor()
  })

  it('by its roles and to real touches, and each page with the styles of no other', async () => {
    await page.goto(`${ORIGIN}/`)
    expect(await page.getByRole('button', { name: 'Agree' }).isVisible()).toBe(true)
    const styleOf = (text: string) =>
      page.getByText(text).evaluate((shown) => {
        const { color, fontSize, padding } = getComputedStyle(shown)
        return [color, fontSize, padding]
      })
    expect(await styleOf('Nobody')).toEqual(['rgb(255, 0, 0)', '10px', '0px 0px 0px 10px'])
    await page.getByRole('link', { name: 'Nobody' }).tap()
    await page.getByRole('textbox', { name: 'Your name' }).waitFor()
    expect(await styleOf('Ünder')).toEqual(['rgb(0, 0, 255)', '10px', '0px'])
  })

  it('whose scroll view stands at the part that it names', async () => {
    await page.goto(`${ORIGIN}/#/${OTHER}`)
    await page.getByText('Ünder').waitFor()
    await page.waitForFunction(() => document.querySelector('wx-scroll-view')?.scrollTop !== 0)
    const { y } = (await page.getByText('Ünder').boundingBox()) ?? { y: Infinity }
    expect(y).toBeLessThan(100)
  })

  it('whose requests go by the routes and headers of the browser', async () => {
    await page.setExtraHTTPHeaders({ 'x-shopper': '7' })
    const asked = new Promise<string | undefined>((resolve) => {
      void page.route(`${ORIGIN}/told`, async (route) => {
        await route.fulfill({ body: 'Told' })
        resolve(route.request().headers()['x-shopper'])
      })
    })
    await page.goto(`${ORIGIN}/#/${OTHER}`)
    expect(await asked).toBe('7')
  })

  it('under WeChat’s capsule, which takes the touches', async () => {
    await page.goto(`${ORIGIN}/`)
    const isCapsule = await page.evaluate(() => document.elementFromPoint(320, 64)?.hasAttribute('data-capsule'))
    expect(isCapsule).toBe(true)
  })
})
