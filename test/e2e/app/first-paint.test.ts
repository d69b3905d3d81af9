import type { BrowserContext, Page, Request } from '@playwright/test'
import { API_PREFIX } from '@/wire/envelope'
import { newIndex } from '@/wire/endpoints/vehicle'
import { startFileServer } from '../../support/browser/file-server'
import { holdCalls } from '../../support/browser/held-calls'
import { expect, test } from '../../support/browser/phone'

const HOME_CALL = `**${API_PREFIX}${newIndex.path}`
const POSTER = /\/static\/img\/(.+)-poster\.webp$/

interface Box {
  x: number
  y: number
  width: number
  height: number
  source: string
}

declare global {
  interface Window {
    /** Where the picture is drawn in a frame that has it twice: by the page alone, and by the app. */
    pictures?: { ofPage: Box; ofApp: Box }
    shifts: number[]
  }
}

/** Looks at every frame from the first on, for the picture of the page and that of the app. */
const watchFrames = (context: BrowserContext, picture: string): Promise<unknown> =>
  context.addInitScript((selector) => {
    window.shifts = []
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => window.shifts.push((entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true })
    const boxOf = (element: Element, source: string): Box => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height, source }
    }
    const look = (): void => {
      const ofPage = document.querySelector<HTMLImageElement>('#first-paint img')
      const ofApp = document.querySelector<HTMLElement>(selector)
      if (ofPage && ofApp) {
        const background = /url\("(.*)"\)/.exec(getComputedStyle(ofApp).backgroundImage)?.[1] ?? ''
        const source = ofApp instanceof HTMLImageElement ? ofApp.currentSrc : background
        window.pictures = { ofPage: boxOf(ofPage, ofPage.currentSrc), ofApp: boxOf(ofApp, source) }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, picture)

const LESS_THAN_SEEN_PX = 0.1

/** The picture of the page lay where that of the app lies. */
const expectNoJump = async (page: Page, source: RegExp): Promise<void> => {
  const { ofPage, ofApp } = (await page.evaluate(() => window.pictures)) ?? {}
  expect(ofPage?.source).toMatch(source)
  expect(ofApp?.source).toBe(ofPage?.source)
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((ofApp?.[side] ?? NaN) - (ofPage?.[side] ?? NaN)), side).toBeLessThan(LESS_THAN_SEEN_PX)
  }
}

const watchRequests = (page: Page): Request[] => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

const postersOf = (requests: readonly Request[]): string[] =>
  requests.map((request) => POSTER.exec(request.url())?.[1]).filter((name) => name !== undefined)

/** Nothing but what came with the page can be seen then. */
const holdHomeCall = (page: Page): Promise<() => void> => holdCalls(page, HOME_CALL)

const reserve = (page: Page, price = '1,000.00') => page.getByRole('button', { name: `Reserve for ¥${price}` })

for (const [model, address] of [
  ['vela-7', '/'],
  ['vela-9', '/#/pages/order/index?model=vela-9'],
] as const) {
  test(`the poster of ${model} is asked for before any script, and drawn where the app draws it`, async ({
    page,
    context,
  }) => {
    await watchFrames(context, '.poster__picture--on')
    const requests = watchRequests(page)
    await page.goto(address)
    await expect(page.getByRole('button', { name: /^Reserve/ })).toBeVisible()
    await expect(page.locator('#first-paint')).toHaveCount(0)

    const kinds = requests.map((request) => request.resourceType())
    expect(kinds.slice(0, 2)).toEqual(['document', 'image'])
    expect(kinds).toContain('script')
    expect(postersOf(requests), 'once, and of no other model').toEqual([model])
    await expectNoJump(page, POSTER)
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })
}

test('what the page begins with is of this second, and what changes afterwards is seen', async ({ page, sale }) => {
  await sale.change('vela-7-small', { priceFen: 120_000 })
  const release = await holdHomeCall(page)
  await page.goto('/')
  await expect(reserve(page, '1,200.00')).toBeVisible()
  await sale.change('vela-7-small', { priceFen: 130_000 })
  release()
  await expect(reserve(page, '1,300.00')).toBeVisible()
})

test('a phone whose clock is wrong shows at once what the server would', async ({
  page,
  context,
  storefront,
  sale,
}) => {
  const nowMs = storefront.clock.now().getTime()
  await sale.change('vela-7-small', { startAt: new Date(nowMs - 60_000) })
  await context.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() - 3_600_000
  })
  await holdHomeCall(page)
  await page.goto('/')
  await expect(reserve(page)).toBeEnabled()
})

test('who comes to the order page later sees what is true then', async ({ page, sale }) => {
  await page.goto('/#/pages/account/login')
  await expect(page).toHaveTitle('Log in')
  await sale.change('vela-7-small', { priceFen: 120_000 })
  const prices: string[] = []
  await page.exposeFunction('tellPrice', (price: string) => prices.push(price))
  await page.evaluate(() => {
    new MutationObserver(() => {
      const price = /Reserve for ¥[\d,.]+/.exec(document.body.textContent)?.[0]
      if (price) void (window as unknown as { tellPrice: (price: string) => void }).tellPrice(price)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    window.location.hash = '#/'
  })
  await expect(reserve(page, '1,200.00')).toBeVisible()
  expect(new Set(prices)).toEqual(new Set(['Reserve for ¥1,200.00']))
})

test('who is logged in gets the same page', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await holdHomeCall(page)
  await page.goto('/#/pages/order/index?model=vela-9')
  await expect(page.getByRole('heading', { name: 'Vela 9', level: 1 })).toBeVisible()
})

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('the page begins with Chinese', async ({ page }) => {
    await holdHomeCall(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Vela 7', level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: '¥1,000.00 预订' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  })
})

test('a server of plain files serves the page, too', async ({ page, storefront }) => {
  const files = await startFileServer(storefront.origin)
  const requests = watchRequests(page)
  await page.goto(files.origin)
  await expect(reserve(page)).toBeVisible()
  expect(postersOf(requests)).toEqual(['vela-7'])
  await page.goto(`${files.origin}/?again#/pages/order/index?model=vela-9`)
  await expect(page.getByRole('heading', { name: 'Vela 9', level: 1 })).toBeVisible()
  expect(postersOf(requests)).toEqual(['vela-7', 'vela-9'])
  await files.close()
})

test.describe('without the poster', () => {
  test.use({ knownFault: /Failed to load resource/ })

  test('the app begins all the same', async ({ page }) => {
    await page.route(POSTER, (route) => route.abort())
    await page.goto('/')
    await expect(reserve(page)).toBeVisible()
  })
})

const STAGE_LINK = '/#/pages/customization-car/index3d?model=vela-9&paint=graphite'
const STILL = '/static/img/vela-9-front34-graphite.webp'
const CAR = '/static/model/vela-9.glb'
const readyStage = (page: Page) => page.getByText('One finger turns')

for (const [width, height] of [
  [375, 812],
  [360, 640],
] as const) {
  test.describe(`on a phone of ${width}x${height}`, () => {
    test.use({ viewport: { width, height } })

    test('a link to a car in 3D begins with its picture, drawn where the app draws it', async ({ page, context }) => {
      await watchFrames(context, '.stage-3d__still img')
      await page.goto(STAGE_LINK)
      await expect(readyStage(page)).toBeVisible()
      await expect(page.locator('#first-paint')).toHaveCount(0)
      await expectNoJump(page, new RegExp(`${STILL}$`))
    })
  })
}

test('a link to a car in 3D asks for its picture before the scripts and for the car beside them, each once', async ({
  page,
}) => {
  const requests = watchRequests(page)
  await page.goto(STAGE_LINK)
  await expect(readyStage(page)).toBeVisible()
  const asked = requests.map((request) => new URL(request.url()).pathname)
  const placesOf = (path: string) => asked.flatMap((one, place) => (one === path ? [place] : []))
  const firstCall = asked.findIndex((path) => path.startsWith(API_PREFIX))
  expect(placesOf(STILL)).toEqual([1])
  const [car = Infinity, ...again] = placesOf(CAR)
  expect(again).toEqual([])
  expect(car).toBeLessThan(firstCall)
})

test.describe('where the car does not come ahead', () => {
  test.use({ knownFault: /Failed to load resource/ })

  test('the app asks for it once more', async ({ page }) => {
    const answers = [503, 200]
    await page.route(`**${CAR}`, async (route) => {
      const status = answers.shift()
      await (status === 200 ? route.continue() : route.fulfill({ status: status ?? 500 }))
    })
    await page.goto(STAGE_LINK)
    await expect(readyStage(page)).toBeVisible()
    expect(answers).toEqual([])
  })
})

for (const [begun, address] of [
  ['the poster', '/'],
  ['a car in 3D', STAGE_LINK],
] as const) {
  test(`who leaves ${begun} before the app runs sees the page they went to`, async ({ page }) => {
    const release = await holdCalls(page, /\.js$/)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('#first-paint img')).toBeVisible()
    await page.evaluate(() => {
      window.location.hash = '#/pages/account/login'
    })
    release()
    await expect(page).toHaveTitle('Log in')
    await expect(page.locator('#first-paint')).toHaveCount(0)
  })
}
