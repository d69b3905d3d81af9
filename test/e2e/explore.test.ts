import { expect, test } from '../support/phone'
import { openPage, scrollToEnd } from '../support/storefront-steps'

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
