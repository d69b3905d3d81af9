import type { Page } from '@playwright/test'
import { lastCode } from '../support/customer'
import { expect, test } from '../support/phone'

/** No page of these has more stops before what is looked for. */
const MAX_STOPS = 30

/** What has the focus must look so, or nobody knows where they are. */
const expectVisibleFocus = async (page: Page): Promise<void> => {
  const ring = await page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return 'nothing has the focus'
    // The ring may be drawn by a part: a field's frame, a button's face.
    const drawers = [element, element.parentElement, ...element.querySelectorAll('*')].filter((one) => one !== null)
    const styles = drawers.map((one) => getComputedStyle(one))
    const isRinged = styles.some(({ outlineStyle, outlineWidth, boxShadow, borderColor }) => {
      const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px'
      return hasOutline || boxShadow !== 'none' || borderColor.includes('rgb(11, 87, 227)')
    })
    return isRinged ? 'ring' : `no ring on ${element.outerHTML.slice(0, 200)}`
  })
  expect(ring).toBe('ring')
}

/** Presses Tab until a control has the focus, which can be seen at each stop. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return null
      return element.getAttribute('aria-label') ?? element.textContent
    })
    // Between the last control and the first the browser's own bar has the focus.
    if (label === null) continue
    await expectVisibleFocus(page)
    if (name.test(label)) return
  }
  throw new Error(`No way to ${String(name)} with the Tab key.`)
}

test('everything from the poster to the login can be done with the keyboard alone', async ({ page, shopper, storefront }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Vela 7' })).toBeVisible()
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
