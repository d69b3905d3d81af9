import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/browser/phone'
import type { Storefront } from '../../support/browser/storefront'
import { openPage, scrollToEnd } from '../../support/browser/storefront-steps'

/** Follows a link of a list of Explore and comes back, and loads the page anew here and there: the list stays in its place. */
const isBackAfterReading = async (page: Page, link: Locator): Promise<void> => {
  const title = (await link.textContent()) ?? ''
  const placeOf = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN)
  const place = await placeOf()
  const isBack = async () => {
    await expect(link).toHaveText(title)
    await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThanOrEqual(2)
  }
  const read = async () => {
    await link.tap()
    await expect(page).toHaveURL(/(?:articles|activities)\/view/)
  }
  await read()
  await page.goBack()
  await isBack()
  await page.reload()
  await isBack()
  await read()
  await page.reload()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await page.goBack()
  await isBack()
}

test('the stories go on while they are scrolled, up to the last one, each of them once', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const end = page.getByText('You have seen it all')
  await expect(async () => {
    await scrollToEnd(page)
    await expect(end).toBeVisible({ timeout: 200 })
  }).toPass()
  const titles = await page.getByRole('heading', { level: 3 }).allTextContents()
  expect(titles.length).toBeGreaterThan(10)
  expect(new Set(titles).size).toBe(titles.length)
})

test('the place in the stories is where it was after reading one, and after a reload', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  const stories = page.locator('.taro_page_show .feed-card')
  await expect(async () => {
    await scrollToEnd(page)
    expect(await stories.count()).toBeGreaterThan(16)
  }).toPass()
  // One well below those that come first.
  const story = page.getByRole('heading', { level: 3 }).nth(12).getByRole('link')
  await story.scrollIntoViewIfNeeded()
  // It is kept once the scrolling rests.
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain('"row"')
  await isBackAfterReading(page, story)
})

test('without a network the stories of the last visit are there, and say from when they are', async ({
  page,
  context,
}) => {
  await openPage(page, 'pages/home/index')
  const story = page.getByRole('heading', { level: 3 }).first()
  await expect(story).toBeVisible()
  const title = await story.textContent()

  await context.route('**/api/system/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(story).toHaveText(title ?? '')
  await expect(page.getByText(/This is the page of/)).toBeVisible()

  await context.unroute('**/api/system/**')
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(page.getByText(/This is the page of/)).toBeHidden()
})

test('a first visit that fails offers to load again, and then shows the stories', async ({ page, context }) => {
  await context.route('**/api/system/**', (route) => route.abort('connectionreset'))
  await openPage(page, 'pages/home/index')
  const reload = page.getByRole('button', { name: 'Click to reload' })
  await expect(reload).toBeVisible()
  await context.unroute('**/api/system/**')
  await reload.tap()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test('the tab of the house is named by its slide, and leads on from slide, story and row', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  const tab = page.getByRole('tab', { name: 'Winter' })
  await tab.tap()
  await expect(page.getByRole('heading', { name: 'Winter', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Winter range, honestly' })).toBeVisible()
  await page.getByRole('link', { name: /^Ice driving day, Heihe/ }).tap()
  await expect(page.getByRole('heading', { name: 'On the ice' })).toBeVisible()
  await expect(page).toHaveURL(/activities\/view\?id=ice-driving-heihe/)
  await page.goBack()
  await page.getByRole('link', { name: /^What the battery likes/ }).tap()
  await expect(page.getByText('Warm before fast.')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: /^Winter Heat pump/ }).tap()
  await expect(page).toHaveURL(/articles\/view\?id=winter-range/)
})

test('without slides there is no tab of the house', async ({ page, storefront }) => {
  const { database } = storefront
  await database.query("UPDATE banner SET banner_no = 'resting' WHERE banner_no = 'custom'")
  try {
    await openPage(page, 'pages/home/index')
    await expect(page.getByRole('tab', { name: 'Square' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Winter' })).toHaveCount(0)
  } finally {
    await database.query("UPDATE banner SET banner_no = 'custom' WHERE banner_no = 'resting'")
  }
})

test('what is on stands between the stories and leads to itself, and to the tab of all', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  const activities = page.getByRole('list').filter({ hasText: 'Signing up' })
  await expect(page.getByRole('heading', { name: 'Activities', level: 2 })).toBeVisible()
  const title = await activities.getByRole('link').first().textContent()
  await activities.getByRole('link').first().tap()
  await expect(page).toHaveURL(/activities\/view/)
  await expect(page.getByRole('heading', { name: title ?? '', level: 1 })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'All, Activities' }).tap()
  await expect(page.getByRole('tab', { name: 'Activities' })).toHaveAttribute('aria-selected', 'true')
  const lake = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Lakeside night drive' }) })
  await expect(lake).toContainText('Signing up')
  await lake.getByRole('link').tap()
  await expect(page).toHaveURL(/activities\/view\?id=lakeside-night-drive/)
  await expect(page.getByRole('heading', { name: 'Lakeside night drive', level: 1 })).toBeVisible()
})

/** Seven more activities, after all others. */
const addEvenings = (storefront: Storefront): Promise<unknown> =>
  storefront.database.query(
    `INSERT INTO activity (id, title, heading, intro, programme, audience, city, place, address, longitude, latitude,
       pictures, start_at, end_at, most_guests)
     SELECT 'evening-' || nth, 'Evening ' || nth, heading, intro, programme, audience, city, place, address, longitude,
       latitude, pictures, start_at + make_interval(days => 100 + nth), end_at + make_interval(days => 100 + nth), most_guests
     FROM activity, generate_series(1, 7) nth WHERE id = 'lakeside-night-drive'`,
  )

test.describe('the tab of activities', () => {
  test.beforeEach(({ storefront }) => addEvenings(storefront))
  test.afterEach(({ storefront }) => storefront.database.query("DELETE FROM activity WHERE id LIKE 'evening-%'"))

  const openTab = async (page: Page): Promise<void> => {
    await openPage(page, 'pages/home/index')
    await page.getByRole('tab', { name: 'Activities' }).tap()
    await expect(page.getByRole('link', { name: 'Lakeside night drive' })).toBeVisible()
  }

  test('has all that are to come, each once, and then the stories about them', async ({ page, storefront }) => {
    await openTab(page)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
    await expect(async () => {
      await scrollToEnd(page)
      await expect(page.getByRole('listitem').filter({ hasText: 'Evening 7' })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4)
    }).toPass()
    const toCome = await storefront.database.query('SELECT FROM activity WHERE end_at > $1 AND withdrawn_at IS NULL', [
      storefront.clock.now(),
    ])
    await expect(page.getByRole('listitem')).toHaveCount(toCome.length)
  })

  for (const [what, target] of [
    ['an activity', (page: Page) => page.getByRole('link', { name: 'Evening 5' })],
    ['a story below them', (page: Page) => page.getByRole('heading', { level: 3 }).nth(2).getByRole('link')],
  ] as const) {
    test(`is where it was after reading ${what}, and after a reload`, async ({ page }) => {
      await openTab(page)
      const row = target(page)
      await expect(async () => {
        await scrollToEnd(page)
        await expect(row).toHaveCount(1, { timeout: 200 })
      }).toPass()
      await row.scrollIntoViewIfNeeded()
      await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain('"row"')
      await isBackAfterReading(page, row)
    })
  }

  test('is the one that is open after a reload, though nothing was scrolled', async ({ page }) => {
    await openTab(page)
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Activities', selected: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Lakeside night drive' })).toBeInViewport()
  })

  test('begins at its top where it is chosen anew', async ({ page }) => {
    await openTab(page)
    const last = page.getByRole('link', { name: 'Evening 7' })
    await expect(async () => {
      await scrollToEnd(page)
      await expect(last).toHaveCount(1, { timeout: 200 })
    }).toPass()
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain('"row"')
    await page.getByRole('tab', { name: 'Messages' }).tap()
    await page.getByRole('tab', { name: 'Activities' }).tap()
    await expect(page.getByRole('link', { name: 'Lakeside night drive' })).toBeInViewport()
    await expect(last).toHaveCount(0)
  })
})

test('the stories lead to all topics', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  await page.getByRole('link', { name: 'All topics, Stories' }).tap()
  await expect(page).toHaveURL(/topiclist\/view/)
})

test('a clip plays in its place, and stops when it is scrolled out of sight', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  await page
    .getByRole('button', { name: /^Play: / })
    .first()
    .tap()
  const clip = page.locator('video')
  const isPaused = () => clip.evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(isPaused).toBe(false)
  await scrollToEnd(page)
  await expect.poll(isPaused).toBe(true)
})
