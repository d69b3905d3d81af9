import { edit } from '@/wire/endpoints/account'
import {
  agree,
  choosePlaces,
  configuredOrderPage,
  fillPerson,
  openBigSale,
} from '../../support/customers/big-order-steps'
import { placeCarOrder, shownOnArc10 } from '../../support/customers/car-order'
import { holdCalls } from '../../support/browser/held-calls'
import { countOrders, SHOP } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { openPage, scrollToEnd } from '../../support/browser/storefront-steps'

test('a configured car is ordered, its deposit paid, the guide read and the order locked', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  await openBigSale(sale, storefront)
  await openPage(page, await configuredOrderPage(storefront))
  await expect(page.getByRole('heading', { name: 'Vela 7 Long Range' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Pine Green, Arc 10, Dune, 2 option packs')
  await fillPerson(page)
  await choosePlaces(page)
  await agree(page)
  await page.getByRole('button', { name: 'Pay ¥5,000.00' }).tap()

  await expect(page).toHaveTitle('Cashier')
  await page.getByRole('button', { name: 'Pay ¥5,000.00' }).tap()
  const sandbox = page.getByRole('dialog', { name: 'Sandbox payment' })
  await sandbox.getByRole('radio', { name: 'Success' }).tap()
  await sandbox.getByRole('button', { name: 'Test ¥5,000.00' }).tap()
  await page.getByRole('button', { name: 'View order' }).tap()

  await page.getByRole('button', { name: 'Lock order' }).tap()
  await expect(page.getByRole('main')).toContainText('Deposit of ¥5,000.00: not refundable from now on')
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByRole('button', { name: 'Read the guide' }).tap()
  const accept = page.getByRole('button', { name: /Accept/ })
  await expect(accept, 'not before the end').toBeDisabled()
  // The page before may still be in front when the new one is drawn.
  await expect(async () => {
    await scrollToEnd(page)
    await expect(accept).toBeEnabled({ timeout: 500 })
  }).toPass()
  await accept.tap()
  await page.getByRole('checkbox', { name: /I understand/ }).tap()
  await page.getByRole('button', { name: 'Confirm order' }).tap()

  await expect(page.getByRole('heading', { name: 'Locked order' })).toBeVisible()
  await expect(page.getByText('Change this order')).toBeHidden()
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 1 })
})

test('an ordered car says in how many weeks it was promised, and is shown on its own wheels, or the picture says on which', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  await openBigSale(sale, storefront)
  const { id } = await placeCarOrder(storefront, customer, 'aero')
  await openPage(page, `pages/real-order-detail/index?id=${id}`)
  const picture = page.getByRole('main').locator('img[src*="vela-7-front34"]')
  await expect(picture).toHaveAttribute('src', /pine-green-aero\.webp/)
  await expect(page.getByRole('main')).toContainText('Delivery time6–\u20608 weeks')
  await expect(page.getByText(/^Shown on/)).toBeHidden()
  await shownOnArc10(storefront.database, id)
  await page.reload()
  await expect(page.getByText('Shown on Arc 10')).toBeVisible()
})

test('a wrong tax number is said beside its field, and the form survives a reload without the number', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  await openBigSale(sale, storefront)
  await openPage(page, 'pages/order/order?modelId=vela-7')
  await page.getByRole('radio', { name: 'Enterprise' }).tap()
  const pay = page.getByRole('button', { name: 'Pay ¥5,000.00' })
  const company = page.getByRole('textbox', { name: 'Company' })
  const taxNo = page.getByRole('textbox', { name: 'Tax number' })
  await pay.tap()
  await expect(page.getByText('Enter the registered name of the company')).toBeVisible()
  await expect(company).toBeFocused()
  await company.fill('Vela Fleet Ltd')
  await taxNo.fill('91350100M000100Y44')
  await expect(page.getByText(/^Check the tax number/)).toBeVisible()
  // A second tap this soon counts as an echo of the first.
  await expect(async () => {
    await pay.tap()
    await expect(taxNo).toBeFocused({ timeout: 500 })
  }).toPass()

  await page.reload()
  await expect(company).toHaveValue('Vela Fleet Ltd')
  await expect(taxNo).toHaveValue('')
  await taxNo.fill('91350100M000100Y43')
  await choosePlaces(page)
  await agree(page)
  await pay.tap()
  await expect(page).toHaveTitle('Cashier')
  expect(await countOrders(storefront, customer)).toEqual({ orders: 1, attempts: 0 })
})

test('who has told where they live has the car licensed and handed over there, unless they say otherwise', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  const { code } = await storefront.call(edit, { province: '310000', city: SHOP.cityCode }, { token: customer.token })
  expect(code).toBe(200)
  await openBigSale(sale, storefront)
  await page.reload()
  await openPage(page, 'pages/order/order?modelId=vela-7')
  for (const where of [/^Licensing city/, /^Delivery city/]) {
    await expect(page.getByRole('button', { name: where })).toContainText(SHOP.province)
  }
})

test('a car that costs another price meanwhile is shown, old and new, before anything is placed', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  const makeCheaper = (fen: number) =>
    storefront.database.query("UPDATE version SET price_fen = price_fen - $1 WHERE pno_twelve = 'VL7R80226A02'", [fen])
  await openBigSale(sale, storefront)
  await openPage(page, 'pages/order/order?modelId=vela-7')
  await fillPerson(page)
  await choosePlaces(page)
  await agree(page)
  await makeCheaper(400_000)
  try {
    await page.getByRole('button', { name: 'Pay ¥5,000.00' }).tap()
    const dialog = page.getByRole('dialog', { name: 'The price has changed' })
    await expect(dialog).toContainText('¥259,900.00')
    await expect(dialog).toContainText('¥255,900.00')
    await expect(dialog).toContainText('Your deposit of ¥5,000.00 stays the same. Nothing has been charged.')
    expect(await countOrders(storefront, customer)).toEqual({ orders: 0, attempts: 0 })
    const answer = await holdCalls(page, '**/model/detail?*')
    await dialog.getByRole('button', { name: 'Use new price' }).tap()
    const pay = page.getByRole('button', { name: 'Pay ¥5,000.00' })
    await expect(page.getByRole('main'), 'the quote, ahead of the car').toContainText('¥255,900.00')
    await expect(pay, 'not for a car at its old price').toBeDisabled()
    answer()
    await pay.tap()
    await expect(page).toHaveTitle('Cashier')
  } finally {
    await makeCheaper(-400_000)
  }
})
