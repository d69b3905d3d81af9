import type { Page } from '@playwright/test'
import { holdCalls } from '../../support/browser/held-calls'
import { placeOrder } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

/** How long a page takes to move out. */
const MOVING_OUT_MS = 300

const question = (page: Page) => page.getByRole('dialog', { name: 'Log out?' })

/** The settings as one comes to them: from one's own page. */
const openSettings = async (page: Page): Promise<void> => {
  await openPage(page, 'pages/profile/index')
  await page.getByRole('button', { name: 'Settings' }).first().tap()
  await expect(page).toHaveTitle('Settings')
}

test('back closes what is open, then the page', async ({ page, customer }) => {
  await openSettings(page)
  await page.getByRole('button', { name: 'Log out' }).tap()
  await expect(question(page)).toBeVisible()
  await page.goBack()
  await expect(question(page)).toBeHidden()
  await expect(page, `${customer.phone} stays`).toHaveTitle('Settings')
  await page.goBack()
  await expect(page).toHaveTitle('Mine')
})

test('what was closed by its own button leaves nothing to go back over', async ({ page, customer }) => {
  await openSettings(page)
  await page.getByRole('button', { name: 'Log out' }).tap()
  await question(page).getByRole('button', { name: 'Cancel' }).tap()
  await expect(question(page)).toBeHidden()
  const languages = page.getByRole('dialog', { name: 'Language' })
  await page.getByRole('button', { name: /^Language/ }).tap()
  await languages.getByRole('button', { name: 'Close' }).tap()
  await expect(languages).toBeHidden()
  await page.goBack()
  await expect(page, customer.phone).toHaveTitle('Mine')
})

test('what was chosen in a sheet stays, and each page is one step back', async ({ page }) => {
  await openPage(page, 'pages/home/index')
  await page.getByRole('button', { name: 'Find a shop' }).tap()
  await page.getByRole('checkbox', { name: /^Beijing|^Shanghai/ }).tap()
  const cities = page.getByRole('dialog', { name: 'Choose a city' })
  await cities.getByRole('radio', { name: 'Shanghai' }).first().tap()
  await expect(page.getByRole('listitem')).toHaveCount(4)
  await page.getByRole('link', { name: /Vela Space Xintiandi/ }).tap()
  await expect(page.getByRole('heading', { name: 'Vela Space Xintiandi', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle('Shops')
  await expect(page.getByRole('listitem')).toHaveCount(4)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Find a shop' })).toBeVisible()
})

test('a link that is followed while something is open leads where it says, and back past it', async ({
  page,
  customer,
}) => {
  await openSettings(page)
  await page.getByRole('button', { name: 'Log out' }).tap()
  await expect(question(page)).toBeVisible()
  await openPage(page, 'pages/shopList/shopList')
  await expect(page, customer.phone).toHaveTitle('Shops')
  await expect(question(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveTitle('Settings')
  await expect(question(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveTitle('Mine')
})

test('a link that is followed in the moment a sheet closes bars no way on or back', async ({ page, customer }) => {
  await openSettings(page)
  await page.getByRole('button', { name: /^Language/ }).tap()
  // In the moment in which the browser begins to take the sheet's entry away.
  await page.evaluate(() => {
    const go = window.history.go.bind(window.history)
    window.history.go = (delta) => {
      window.history.go = go
      go(delta)
      window.location.hash = '#/pages/topics/view?id=night-drive'
    }
  })
  await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Close' }).tap()
  // The move that was under way comes after the link and leads back over it.
  await expect(page).toHaveURL(/settings/)
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await expect(back).toHaveCount(1)
  await back.tap()
  await expect(page, customer.phone).toHaveTitle('Mine')
})

test('back still closes a sheet that another page has been opened from, and Tab is that page’s own meanwhile', async ({
  page,
}) => {
  await openPage(page, 'pages/shopList/shopList')
  await openPage(page, 'pages/account/phone-login')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('13800000000')
  await page.getByRole('button', { name: 'Get code' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Please agree first' })
  await sheet.getByRole('button', { name: 'Privacy policy' }).tap()
  await expect(page.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/phone-login/)
  await page.goBack()
  await expect(page).toHaveTitle('Shops')
})

test('back closes the picture of an album before it leaves the albums', async ({ page }) => {
  await openPage(page, 'pages/pictures/pictures?modelId=vela-7')
  await page.getByRole('button', { name: 'Vela 7 exterior, picture 1' }).tap()
  const viewer = page.getByRole('dialog', { name: /Vela 7 exterior/ })
  await expect(viewer).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(/pictures\/pictures/)
})

test('a reload forgets an open sheet, and back leads to the page before', async ({ page }) => {
  await openPage(page, 'pages/profile/index')
  await openPage(page, 'pages/shopList/shopList')
  const filter = page.getByRole('checkbox', { name: /^Filter/ })
  await filter.tap()
  const sheet = page.getByRole('dialog', { name: 'Filter shops' })
  await expect(sheet).toBeVisible()
  await page.reload()
  await expect(sheet).toBeHidden()
  await expect(filter).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle('Mine')
})

test('who goes back and taps the same again at once is led there again', async ({ page, customer }) => {
  await openSettings(page)
  await page.goBack()
  await expect(page, customer.phone).toHaveTitle('Mine')
  await page.getByRole('button', { name: 'Settings' }).first().tap()
  await expect(page).toHaveTitle('Settings')
})

test('two taps on Back go back one page, also where Back leads elsewhere from the last one', async ({
  page,
  customer,
  storefront,
}) => {
  await placeOrder(storefront, customer)
  await openPage(page, 'pages/mall/order/list')
  await page.getByRole('button', { name: /^Pay, / }).tap()
  const shown = page.locator('.taro_page_show').last()
  // Until the order is there, the page has another button in the place of Back.
  await expect(shown.getByRole('button', { name: /^Pay ¥/ })).toBeVisible()
  await shown.getByRole('button', { name: 'Back' }).evaluate((button: HTMLElement) => {
    button.click()
    setTimeout(() => button.click(), 50)
  })
  await expect(page).toHaveTitle('My orders')
  await expect(page.getByRole('button', { name: /^Pay, / })).toBeInViewport()
  await expect(page.locator('.taro_page')).toHaveCount(1)
  await expect(page).toHaveURL(/order\/list/)
})

test('who goes back and at once elsewhere finds the page, and the one before below it', async ({ page, customer }) => {
  await openSettings(page)
  await page.getByRole('button', { name: /^Phone/ }).tap()
  await expect(page, customer.phone).toHaveTitle('Phone number')
  await page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        window.addEventListener('popstate', () => setTimeout(resolve, ms), { once: true })
        window.history.back()
      }),
    MOVING_OUT_MS / 2,
  )
  await openPage(page, 'pages/shopList/shopList')
  await expect(page.getByRole('listitem').first()).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveTitle('Settings')
  await expect(page.getByRole('button', { name: 'Devices' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveTitle('Mine')
})

test('who goes back as soon as a page has opened keeps the one below in sight', async ({ page, customer }) => {
  await openSettings(page)
  await page.goBack()
  const settings = page.getByRole('button', { name: 'Settings' }).first()
  await expect(settings, customer.phone).toBeInViewport()
  await settings.evaluate(async (button: HTMLElement) => {
    button.click()
    while (document.querySelectorAll('.taro_page').length < 2) await new Promise(requestAnimationFrame)
    window.history.back()
  })
  await expect(page.locator('.taro_page')).toHaveCount(1)
  // What was to hide it once the other had moved in would come only now.
  await page.waitForTimeout(MOVING_OUT_MS)
  await expect(settings).toBeInViewport()
})

test('a page whose code comes after its reader has gone back is not opened, and later opens as what it is', async ({
  page,
}) => {
  await openPage(page, 'pages/home/index')
  const story = page.getByRole('link', { name: 'Inside the Vela 7: a quiet cabin, drawn around the driver' })
  await expect(story).toBeVisible()
  await page.waitForLoadState('networkidle')
  const come = await holdCalls(page, '**/js/**')
  const code = page.waitForRequest('**/js/**')
  await story.tap()
  await expect(page).toHaveURL(/articles\/view/)
  const asked = await code
  await page.goBack()
  await expect(page).toHaveURL(/home\/index/)
  come()
  await (await asked.response())?.finished()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.taro_page')).toHaveCount(1)
  await expect(story).toBeInViewport()

  await page.goForward()
  await expect(page.getByRole('heading', { name: /^Inside the Vela 7/, level: 1 })).toBeVisible()
  await expect(page.getByText('“Silence is a material. You can shape it.”')).toBeVisible()
})

test('who moves on before a page is drawn gets the one that the address names, and always one', async ({
  page,
  customer,
}) => {
  const routes = ['settings/index', 'account/driver-license', 'favorite/list']
  for (const route of routes) {
    await openPage(page, `pages/${route}`)
    await expect(page.getByRole('button', { name: 'Back', exact: true }), customer.phone).toBeInViewport()
  }
  // As many milliseconds as lie between a move and the drawing of its page, and fewer.
  for (let ms = 0; ms < 12; ms += 1) {
    const [first, last] = [routes[ms % 3], routes[(ms + 1) % 3]]
    await page.evaluate(
      async ([hashes, pause]) => {
        for (const hash of hashes) {
          window.location.hash = hash
          if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
        }
      },
      [[`#/pages/${first}`, `#/pages/${last}`], ms] as const,
    )
    await expect(page.locator('.taro_page'), `${last} ${ms} ms after ${first}`).toHaveCount(1)
    await expect(page.locator(`.taro_page[id^="/pages/${last}"]`)).toBeInViewport()
  }
})

test('who goes back to a page over the entry of a sheet that they left open finds its own address', async ({
  page,
}) => {
  await openPage(page, 'pages/articles/view?id=winter-range')
  // Whether the browser tells of the move or of the entry first is a matter of milliseconds.
  for (let round = 0; round < 4; round += 1) {
    await page.getByRole('button', { name: /^Share/ }).tap()
    await expect(page.getByRole('dialog', { name: /^Share/ })).toBeVisible()
    await openPage(page, 'pages/agreements/view?id=13')
    await expect(page.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeInViewport()
    await page.goBack()
    await expect(page.getByRole('button', { name: /^Share/ })).toBeInViewport()
    await expect(page.locator('.taro_page')).toHaveCount(1)
    await expect(page, `round ${round}`).toHaveURL(/articles\/view\?id=winter-range$/)
  }
})

test('a page that could not be loaded is no stop on the way back, neither for who stays nor for who tries again', async ({
  page,
  context,
}) => {
  await openPage(page, 'pages/home/index')
  await page.getByRole('link', { name: /^Inside the Vela 7/ }).tap()
  const story = page.getByRole('heading', { name: /^Inside the Vela 7/, level: 1 })
  await expect(story).toBeInViewport()
  await context.setOffline(true)
  await openPage(page, 'pages/integral/integral-rule')
  await page.getByRole('button', { name: 'OK' }).tap()
  await expect(page).toHaveURL(/articles\/view/)
  await expect(story).toBeInViewport()

  await context.setOffline(false)
  await openPage(page, 'pages/integral/integral-rule')
  await expect(page).toHaveTitle('Points rule')
  await page.goBack()
  await expect(page).toHaveURL(/articles\/view/)
  await expect(story).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/home\/index/)
  await expect(page).toHaveTitle('Explore')
})
