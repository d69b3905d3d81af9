import { MINUTE_MS } from '@/domain/time/duration'
import { DOUBLE_TAP_MS } from '@/domain/time/double-tap'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

const nowhere = 'pages/nowhere/index?id=1'
/** What comes with a page of its own, not with the app. */
const LAZY = /\/(css|js\/en)\/\d+\./
const LAZY_STYLES = /\/css\/\d+\./
const LAZY_SCRIPTS = /\/js\/en\/\d+\./
const TIMED_OUT = 'The connection timed out, click the screen to try again.'

test('a link that leads nowhere says so, and the way on is Explore', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Vela 7', level: 1 })).toBeVisible()
  await openPage(page, nowhere)
  await expect(page.getByRole('heading', { name: 'This page has drifted off' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found')
  await page.getByRole('button', { name: 'Back to Explore' }).tap()
  await expect(page).toHaveTitle('Explore')
})

test('a link that leads nowhere says so on a first visit too', async ({ page }) => {
  await openPage(page, nowhere)
  await expect(page.getByRole('heading', { name: 'This page has drifted off' })).toBeVisible()
})

test('a page that cannot be loaded without a network says so, and opens with the next tap once there is one', async ({
  page,
  context,
}) => {
  await openPage(page, 'pages/settings/index')
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await expect(back).toBeVisible()
  await context.setOffline(true)
  await back.tap()
  const alert = page.getByRole('dialog', { name: 'This page could not be loaded' })
  await expect(alert).toContainText('You are offline')
  await alert.getByRole('button', { name: 'OK' }).tap()

  await context.setOffline(false)
  // Sooner it would be a double tap.
  await page.waitForTimeout(DOUBLE_TAP_MS)
  await back.tap()
  await expect(page).toHaveTitle('Mine')
})

test('a page whose files a newer release has taken away is loaded again', async ({ page, context }) => {
  await openPage(page, 'pages/settings/index')
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await expect(back).toBeVisible()
  await context.route(/\/(css|js)\//, (route) => route.abort('failed'))
  await back.tap()
  const dialog = page.getByRole('dialog', { name: 'This page could not be loaded' })
  await expect(dialog).toBeVisible()
  await context.unroute(/\/(css|js)\//)
  await dialog.getByRole('button', { name: 'Load again' }).tap()
  await expect(page).toHaveTitle('Mine')
})

for (const [tab, path] of [
  ['Explore', 'pages/home/index'],
  ['Mine', 'pages/profile/index'],
] as const)
  test(`${tab} as a first page whose files do not arrive says so under its own tab`, async ({ page, context }) => {
    await context.route(LAZY, (route) => route.abort('failed'))
    await openPage(page, path)
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab)
  })

test('a first page whose files do not arrive says so in its place, and a tap loads it', async ({ page, context }) => {
  await context.route(LAZY, (route) => route.abort('failed'))
  await openPage(page, 'pages/settings/index')
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('This page could not be loaded')
  await expect(failure).toContainText('There may be a newer version of it.')
  await context.unroute(LAZY)
  await failure.getByRole('button', { name: 'Click to reload' }).tap()
  await expect(page).toHaveTitle('Settings')
  await expect(failure).toBeHidden()
})

for (const [what, files] of [
  ['style', LAZY_STYLES],
  ['script', LAZY_SCRIPTS],
] as const) {
  test(`a first page whose ${what} neither arrives nor fails says after a minute that the connection timed out`, async ({
    page,
    context,
  }) => {
    await page.clock.install()
    const asked = page.waitForRequest(files)
    await context.route(files, () => undefined)
    // Such a page never comes to its load event, either.
    await page.goto('/#/pages/settings/index', { waitUntil: 'commit' })
    await asked
    await page.clock.fastForward(MINUTE_MS)
    await expect(page.getByRole('alert')).toContainText(TIMED_OUT)
  })

  test(`a page whose ${what} neither arrives nor fails says so after a minute over the page that is open`, async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await openPage(page, 'pages/settings/index')
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
    const asked = page.waitForRequest(files)
    await context.route(files, () => undefined)
    await page.getByRole('button', { name: /^Version/ }).tap()
    await asked
    await page.clock.fastForward(MINUTE_MS)
    await expect(page.getByRole('dialog', { name: 'This page could not be loaded' })).toContainText(TIMED_OUT)
  })
}
