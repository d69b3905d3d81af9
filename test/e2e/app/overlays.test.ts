import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { placeOrder } from '../../support/customers/orders'
import { buttonsOverTheEdge, clippedTexts } from '../../support/browser/page-checks'
import { expect, test } from '../../support/browser/phone'
import { openPage, payButton, RESERVE_PAGE } from '../../support/browser/storefront-steps'

/** What holds for every sheet: it has a name, takes the focus, breaks no rule, cuts nothing off and stays in the window. */
const expectGoodSheet = async (page: Page, name: string | RegExp): Promise<void> => {
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet).toBeVisible()
  await expect.poll(() => sheet.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
  expect.soft(await accessibilityFaults(page)).toEqual([])
  expect.soft(await clippedTexts(page)).toEqual([])
  expect.soft(await buttonsOverTheEdge(page)).toEqual([])
}

test('the sheet of rights can be used by everybody', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Rights:/ }).tap()
  await expectGoodSheet(page, 'Vela 7 rights')
})

test('the sheet of cities can be used by everybody', async ({ page, customer }) => {
  await openPage(page, RESERVE_PAGE)
  await page.getByRole('button', { name: /^City/ }).tap()
  await expect(page.getByRole('radio').first(), `the cities for ${customer.phone}`).toBeVisible()
  await expectGoodSheet(page, 'Your city')
})

test('the sandbox can be used by everybody', async ({ page, customer, storefront }) => {
  const { id } = await placeOrder(storefront, customer)
  await openPage(page, `pages/mall/order/casher?id=${id}`)
  await payButton(page).tap()
  await expectGoodSheet(page, 'Sandbox payment')
})

test('the sheet of reasons can be used by everybody', async ({ page, customer, storefront }) => {
  const { id } = await placeOrder(storefront, customer)
  await openPage(page, `pages/real-order-detail/index?id=${id}`)
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap()
  await expectGoodSheet(page, 'Cancel order')
})

test('the filters of the shops can be used by everybody', async ({ page }) => {
  await openPage(page, 'pages/shopList/shopList')
  await page.getByRole('checkbox', { name: /^Filter/ }).tap()
  await expectGoodSheet(page, 'Filter shops')
})

test('a question in the middle of the screen can be used by everybody', async ({ page, customer }) => {
  await openPage(page, 'pages/settings/index')
  await page.getByRole('button', { name: 'Log out' }).tap()
  await expectGoodSheet(page, 'Log out?')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Log out' }), `${customer.phone} stays`).toBeVisible()
})
