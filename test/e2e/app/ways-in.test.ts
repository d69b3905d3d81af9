import { expect, test } from '../../support/browser/phone'
import { logIn, openPage } from '../../support/browser/storefront-steps'

const REDIRECT = 'pages/middle/redirect/redirect'

test('a link to a page for users goes on after the login', async ({ page, shopper, storefront }) => {
  await openPage(page, `${REDIRECT}?link=${encodeURIComponent('/pages/activities/own')}`)
  await logIn(page, storefront, shopper.phone)
  await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible()
})

test('a scene opens its page, and what leads outside ends on the page that says so', async ({ page }) => {
  await openPage(page, `${REDIRECT}?scene=${encodeURIComponent('ac:six-paints')}`)
  await expect(page.getByRole('heading', { name: 'Six paints, one light', level: 1 })).toBeVisible()
  for (const link of ['https://evil.example/#/pages/order/index', '//evil.example', '/pages/account/login']) {
    await openPage(page, `${REDIRECT}?link=${encodeURIComponent(link)}`)
    await expect(page.getByRole('heading', { name: 'This page has drifted off' })).toBeVisible()
    await page.goto('about:blank')
  }
})

test('a page of our own server is shown in the app, any other host is named and its link copied', async ({
  page,
  context,
}) => {
  await openPage(page, `pages/web/index?url=${encodeURIComponent('/static/img/space.webp')}`)
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/static\/img\/space\.webp$/)
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /^(?!.*allow-same-origin)(?!.*allow-top)/)
  await page.goto('about:blank')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, `pages/web/index?url=${encodeURIComponent('https://campsites.example/east')}`)
  await expect(page.getByText('https://campsites.example/east')).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).tap()
  await expect(page.getByText('Content copied')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the version says that it is the newest', async ({ page }) => {
  await openPage(page, 'pages/settings/index')
  await page.getByRole('button', { name: /^Version/ }).tap()
  await expect(page.getByText('Build 100 · configuration 1.0.0')).toBeVisible()
  await page.getByRole('button', { name: 'Check for updates' }).tap()
  await expect(page.getByText('This is the newest version')).toBeVisible()
})

test('a picture of our own is shown alone and grows, one of another host is not shown', async ({ page }) => {
  await openPage(page, 'pages/easy-page/only-image?url=%2Fstatic%2Fimg%2Fspace.webp&title=Space')
  const picture = page.getByRole('img', { name: 'Space' })
  const before = await picture.boundingBox()
  await page.getByRole('button', { name: 'Zoom in' }).tap()
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  expect((await picture.boundingBox())?.width).toBeGreaterThan(2 * (before?.width ?? Infinity))
  await page.goto('about:blank')
  for (const url of ['https://evil.example/a.webp', '//evil.example/a.webp', '/static/../api/docs', '/static/a.svg']) {
    await openPage(page, `pages/easy-page/only-image?url=${encodeURIComponent(url)}`)
    await expect(page.getByRole('heading', { name: 'No picture here' })).toBeVisible()
    await page.goto('about:blank')
  }
})

test.describe('a picture that is shown alone', () => {
  test.use({ viewport: { width: 812, height: 375 } })

  test('is whole on a phone that lies on its side', async ({ page }) => {
    await openPage(page, 'pages/easy-page/only-image?url=%2Fstatic%2Fimg%2Fspace.webp&title=Space')
    await expect(page.getByRole('img', { name: 'Space' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  })
})
