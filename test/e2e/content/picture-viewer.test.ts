import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser/phone'
import { routeTo } from '../../support/browser/page-samples'
import { openPage } from '../../support/browser/storefront-steps'

const STORY = routeTo('pages/articles/view', { id: 'quiet-cabin' })
const SECOND = routeTo('pages/picture-viewer/index', { article: 'quiet-cabin', index: '1' })

const MOVES = 5

type Finger = readonly [x: number, y: number]

/** A tenth of a second apart, in seconds: however long the machine takes to tell of them. */
const TAPS_AT = [0, 0.1] as const
const TAP_SECONDS = 0.05

/** Taps the same place twice, as quickly as a hand does. */
const tapTwice = async (page: Page, [x, y]: Finger) => {
  const session = await page.context().newCDPSession(page)
  const now = Date.now() / 1_000
  for (const at of TAPS_AT) {
    const [timestamp, touchPoints] = [now + at, [{ x, y }]]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp })
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + TAP_SECONDS,
    })
  }
}

/** Puts fingers on the picture, moves them and takes them away, as a phone tells of it. */
const touch = async (page: Page, ways: readonly (readonly [from: Finger, to: Finger])[]) => {
  const session = await page.context().newCDPSession(page)
  const points = (move: number) =>
    ways.map(([from, to], id) => ({
      id,
      x: from[0] + ((to[0] - from[0]) * move) / MOVES,
      y: from[1] + ((to[1] - from[1]) * move) / MOVES,
    }))
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof points>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  // The page has come to rest, and a finger takes its time: several moves, a frame apart.
  await expect.poll(async () => (await page.locator('.picture-stage').boundingBox())?.x).toBe(0)
  await send('touchStart', points(0))
  for (let move = 1; move <= MOVES; move += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await send('touchMove', points(move))
  }
  await send('touchEnd', [])
}

const scaleOf = (page: Page) =>
  page.locator('.viewed-file--shown').evaluate((shown) => new DOMMatrix(getComputedStyle(shown).transform).a)

test('a picture of an article opens at its place, and a swipe, a reload and a link keep it', async ({ page }) => {
  await openPage(page, STORY)
  await page.getByRole('button', { name: 'Dawn over the sea' }).tap()
  await expect(page.getByRole('heading', { name: '2 / 2' })).toBeVisible()
  await expect(page.getByText('The dawn that set the tone for the Dune interior.').last()).toBeVisible()

  await touch(page, [
    [
      [100, 350],
      [300, 350],
    ],
  ])
  await expect(page.getByRole('heading', { name: '1 / 2' })).toBeVisible()
  await expect(page).toHaveURL(/article=quiet-cabin&index=0/)
  await page.reload()
  await expect(page.getByRole('heading', { name: '1 / 2' })).toBeVisible()

  await page.getByRole('radio', { name: 'Dawn over the sea' }).tap()
  await expect(page.getByRole('heading', { name: '2 / 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Share this picture' })
  await expect(sheet).toContainText('pages/picture-viewer/index?article=quiet-cabin&index=1')
})

test('the picture that leads in opens, too', async ({ page }) => {
  await openPage(page, STORY)
  await page.getByRole('button', { name: /picture 1 of 1/ }).tap()
  await expect(page.getByRole('heading', { name: '1 / 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).last().tap()
  await expect(page.getByText('“Silence is a material. You can shape it.”')).toBeVisible()
})

test('two fingers and two taps make it larger, and a large one is moved and not left', async ({ page }) => {
  await openPage(page, SECOND)
  await expect(page.getByRole('heading', { name: '2 / 2' })).toBeVisible()
  expect(await scaleOf(page)).toBe(1)
  await touch(page, [
    [
      [150, 300],
      [100, 300],
    ],
    [
      [200, 300],
      [250, 300],
    ],
  ])
  await expect.poll(() => scaleOf(page)).toBeCloseTo(3, 1)
  await touch(page, [
    [
      [100, 350],
      [300, 350],
    ],
  ])
  await expect(page.getByRole('heading', { name: '2 / 2' }), 'the finger moves the picture').toBeVisible()

  await tapTwice(page, [180, 320])
  await expect.poll(() => scaleOf(page)).toBe(1)
  await tapTwice(page, [180, 320])
  await expect.poll(() => scaleOf(page)).toBe(2.5)
})

test('a picture is saved', async ({ page }) => {
  await openPage(page, SECOND)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save' }).tap()
  expect((await download).suggestedFilename()).toMatch(/^scene-sea.*\.webp$/)
})

test('pictures of an article that is not there: the page says so and leads on', async ({ page }) => {
  await openPage(page, routeTo('pages/picture-viewer/index', { article: 'of-yesterday', index: '0' }))
  await expect(page.getByRole('heading', { name: 'No picture here' })).toBeVisible()
  await page.getByRole('button', { name: 'To Explore' }).tap()
  await expect(page.getByRole('heading', { name: 'Stories' })).toBeVisible()
})

test('an album’s picture is made larger in the same way', async ({ page }) => {
  await openPage(page, routeTo('pages/pictures/pictures', { modelId: 'vela-7' }))
  await page.getByRole('button', { name: 'Vela 7 exterior, picture 1', exact: true }).tap()
  await expect(page.getByText('1 / 4')).toBeVisible()
  await touch(page, [
    [
      [150, 300],
      [125, 300],
    ],
    [
      [200, 300],
      [225, 300],
    ],
  ])
  await expect.poll(() => scaleOf(page)).toBeCloseTo(2, 1)
})

test.describe('in WeChat’s own browser', () => {
  test.use({
    contextOptions: { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/116.0 MicroMessenger/8.0.50' },
  })

  for (const route of [SECOND, routeTo('pages/easy-page/only-image', { url: '/static/img/space.webp' })]) {
    test(`${route} says that a held finger saves the picture, and nothing lies over that`, async ({ page }) => {
      await openPage(page, route)
      await page.getByRole('button', { name: 'Save' }).tap()
      const told = page.getByRole('dialog')
      await expect(told).toContainText('Press and hold the picture to save it.')
      await told.getByRole('button', { name: 'OK' }).tap()
      await expect(told).toBeHidden()
      const held = await page.evaluate(
        () => document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2 - 60)?.tagName,
      )
      expect(held).toBe('IMG')
    })
  }
})
