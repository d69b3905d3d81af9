import type { Page } from '@playwright/test'
import { lastCode } from '../../support/customers/customer'
import { holdCalls } from '../../support/browser/held-calls'
import { placeOrder } from '../../support/customers/orders'
import { routeTo } from '../../support/browser/page-samples'
import { expect, test } from '../../support/browser/phone'
import { openPage, payButton } from '../../support/browser/storefront-steps'

/** No page of these has more stops before what is looked for. */
const MAX_STOPS = 30

const SLIDE_MS = 5_000

/** What has the focus, and whether it looks so; null when it is nothing of the page. */
const focused = (page: Page): Promise<{ label: string; hasRing: boolean } | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return null
    // A field's frame or a button's face may draw the ring.
    const drawers = [element, element.parentElement, ...element.querySelectorAll('*')].filter((one) => one !== null)
    const hasRing = drawers
      .map((drawer) => getComputedStyle(drawer))
      .some(({ outlineStyle, outlineWidth, boxShadow }) => {
        const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px'
        return hasOutline || boxShadow !== 'none'
      })
    return { label: element.getAttribute('aria-label') ?? element.textContent ?? '', hasRing }
  })

/** Presses Tab until a control has the focus, which must be seen at each stop, or nobody knows where they are. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const focus = await focused(page)
    // Between the last control and the first the browser's own bar has the focus.
    if (focus === null) continue
    expect(focus.hasRing, `a ring around ${focus.label}`).toBe(true)
    if (name.test(focus.label)) return
  }
  throw new Error(`No way to ${String(name)} with the Tab key.`)
}

test('everything from the poster to the login can be done with the keyboard alone', async ({
  page,
  shopper,
  storefront,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Vela 7', level: 1 })).toBeVisible()
  await tabTo(page, /Reserve for/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Log in')
  await tabTo(page, /Log in by phone/)
  await page.keyboard.press('Enter')

  const phone = page.getByRole('textbox', { name: 'Phone number' })
  await expect(phone, 'the field waits for the number').toBeFocused()
  await page.keyboard.type(shopper.phone)
  await tabTo(page, /I agree to the/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /I agree to the/ })).toBeChecked()
  await tabTo(page, /Get code/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /Verification code/ })).toBeFocused()
  await page.keyboard.type(lastCode(storefront, shopper.phone))
  await expect(page).toHaveTitle('Reserve')
})

test('a sheet keeps the keyboard inside, and gives the focus back when Escape closes it', async ({ page }) => {
  await page.goto('/')
  const rights = page.getByRole('button', { name: /^Rights:/ })
  await expect(rights).toBeVisible()
  await rights.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Vela 7 rights' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await sheet.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(rights).toBeFocused()
})

test('the slide of Explore stays while the keyboard or a mouse is on it, and goes on afterwards and after a touch', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, 'pages/home/index')
  const dots = page.getByRole('img', { name: /^Slide \d/ })
  const testDrive = page.getByRole('button', { name: /test drive/i }).first()
  const nameOfSlide = async () => (await dots.getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: /^Discover/ }).focus()
  await page.keyboard.press('Tab')
  await expect(testDrive).toBeFocused()
  const first = await nameOfSlide()
  await page.clock.runFor(3 * SLIDE_MS)
  expect(await nameOfSlide()).toBe(first)
  await testDrive.blur()
  await page.clock.runFor(SLIDE_MS)
  await expect(dots).not.toHaveAttribute('aria-label', first)

  await testDrive.hover()
  const second = await nameOfSlide()
  await page.clock.runFor(3 * SLIDE_MS)
  await expect(dots).toHaveAttribute('aria-label', second)
  await page.mouse.move(0, 0)

  await dots.tap()
  const third = await nameOfSlide()
  await page.clock.runFor(SLIDE_MS)
  await expect(dots).not.toHaveAttribute('aria-label', third)
})

test('Back keeps the focus when what a page has waited for takes its place', async ({ page, customer, storefront }) => {
  const { id } = await placeOrder(storefront, customer)
  const release = await holdCalls(page, '**/app/order/detail*')
  await openPage(page, routeTo('pages/mall/order/casher', { id }))
  await expect(page).toHaveTitle('Cashier')
  await tabTo(page, /^Back$/)
  release()
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused()
})
