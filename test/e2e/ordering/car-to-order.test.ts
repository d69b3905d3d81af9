import type { Page } from '@playwright/test'
import { HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { openBigSale } from '../../support/customers/big-order-steps'
import { placeCarOrder } from '../../support/customers/car-order'
import { openCar, paint, sum } from '../../support/browser/configurator-steps'
import { logInByPhone } from '../../support/customers/customer'
import { readOrder } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { logIn, openPage } from '../../support/browser/storefront-steps'

const form = (page: Page) => page.getByRole('main').last()
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).last()
const carCard = (page: Page) => page.getByRole('link', { name: /Review the configuration$/ })

const configureGreen = async (page: Page): Promise<void> => {
  await openCar(page)
  await paint(page, 'Pine Green').tap()
  await expect(sum(page, '265,900')).toBeVisible()
}

const lookAtVela9 = async (page: Page): Promise<void> => {
  await openPage(page, 'pages/customization-car/index?modelId=vela-9')
  await expect(page.getByRole('heading', { name: 'Vela 9', level: 1 })).toBeVisible()
}

test('the form orders the car that the shopper configured of its model, leads to it, and follows what becomes of it there', async ({
  page,
  customer: _customer,
  storefront,
  sale,
}) => {
  await openBigSale(sale, storefront)
  await configureGreen(page)
  await lookAtVela9(page)
  await openPage(page, 'pages/order/order?modelId=vela-7')
  await expect(form(page)).toContainText('Pine Green')
  await page.getByRole('textbox', { name: 'ID number' }).fill('11010519491231002X')

  await carCard(page).tap()
  await expect(page.getByRole('heading', { name: 'Vela 7 Long Range', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).tap()
  await paint(page, 'Aurora White').tap()
  await expect(sum(page, '259,900')).toBeVisible()
  await back(page).tap()
  await expect(page.getByRole('heading', { name: 'Vela 7 Long Range', level: 2 })).toBeVisible()
  await back(page).tap()
  await expect(page).toHaveTitle('Confirm order')
  await expect(form(page)).toContainText('Aurora White')
  await expect(form(page)).toContainText('¥259,900.00')
  await expect(page.getByRole('textbox', { name: 'ID number' })).toHaveValue('11010519491231002X')
})

test('an ordered car is configured further and counted on the page that changes the order, whatever is on sale', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  await openBigSale(sale, storefront)
  const { id } = await placeCarOrder(storefront, customer)
  await sale.change('vela-7-big', { endAt: new Date(storefront.clock.now().getTime() - HOUR_MS / 2) })
  await openPage(page, `pages/real-order-detail/index?id=${id}`)
  await page.getByRole('button', { name: /^Change this order/ }).tap()
  await expect(page.getByText('Nothing has changed yet')).toBeVisible()

  await carCard(page).tap()
  await expect(sum(page, '269,900')).toBeVisible()
  await back(page).tap()
  await expect(page.getByText('Nothing has changed yet'), 'a look changes nothing').toBeVisible()

  await carCard(page).tap()
  await page
    .getByRole('button', { name: /^\d of \d/ })
    .first()
    .tap()
  await expect(page).toHaveTitle('Options')
  await page.reload()
  await expect(sum(page, '269,900'), 'the list is still that of the ordered car').toBeVisible()
  await page.getByRole('button', { name: 'Done' }).tap()
  await page.getByRole('button', { name: 'View in 3D' }).tap()
  await expect(page).toHaveTitle('3D view')
  await page.reload()
  await expect(sum(page, '269,900'), 'and so is the stage').toBeVisible()
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByRole('button', { name: 'Use for my order' })).toBeVisible()
  await paint(page, 'Aurora White').tap()
  await expect(sum(page, '263,900')).toBeVisible()
  await page.getByRole('button', { name: 'Use for my order' }).tap()
  await expect(form(page)).toContainText('Aurora White')
  await expect(form(page)).toContainText('¥6,000.00 less than the car on order')

  await page.reload()
  await expect(form(page), 'after a reload, too').toContainText('¥6,000.00 less than the car on order')

  const newCar = page.getByRole('switch', { name: 'Your order gets this car' })
  await newCar.tap()
  await carCard(page).tap()
  await expect(sum(page, '269,900'), 'the car that the card shows').toBeVisible()
  await page.reload()
  await expect(sum(page, '269,900'), 'after a reload, too').toBeVisible()
  await back(page).tap()
  await expect(newCar, 'a look does not switch it on').not.toBeChecked()
  await expect(page.getByText('Nothing has changed yet')).toBeVisible()
  await newCar.tap()
  await expect(form(page)).toContainText('¥6,000.00 less than the car on order')
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).tap()
  await page.getByRole('button', { name: 'Save changes' }).tap()
  await expect(page).toHaveTitle('Order detail')
  expect((await readOrder(storefront, customer, id)).modelTotalPrice).toBe(26_390_000)
})

test('an order that gets the car of a second one takes its place: saved it is shown, and nothing leads back to a second', async ({
  page,
  customer,
  storefront,
  sale,
}) => {
  await openBigSale(sale, storefront)
  const { id } = await placeCarOrder(storefront, customer)
  await configureGreen(page)
  await paint(page, 'Aurora White').tap()
  await openPage(page, 'pages/order/order?modelId=vela-7')
  await page.getByRole('link', { name: 'Change that order to this car' }).tap()
  await expect(page.getByRole('heading', { name: 'Change order', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).tap()
  await expect(page).toHaveTitle('Order detail')
  expect((await readOrder(storefront, customer, id)).modelTotalPrice).toBe(25_990_000)
  await back(page).tap()
  await expect(page, 'the form of the second order is no page to come back to').toHaveTitle('My orders')
})

test('a link to the car of an order asks a visitor to log in, and shows the car to the one whose order it is', async ({
  page,
  shopper,
  storefront,
  sale,
}) => {
  await openBigSale(sale, storefront)
  const { id } = await placeCarOrder(storefront, await logInByPhone(storefront, shopper.phone, shopper.ip))
  // Until another code is sent.
  storefront.clock.advance(MINUTE_MS)
  await openPage(page, `pages/customization-car/index?orderId=${id}`)
  await expect(page.getByRole('heading', { name: 'Log in to see this car' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).tap()
  await logIn(page, storefront, shopper.phone)
  await expect(sum(page, '269,900')).toBeVisible()
})

test('the 3D view of an ordered car, passed on, shows a friend the price of the model and leads to configuring one', async ({
  page,
  storefront,
  shopper,
  sale,
}) => {
  await openBigSale(sale, storefront)
  const { id } = await placeCarOrder(storefront, await logInByPhone(storefront, shopper.phone, shopper.ip))
  await openPage(page, `pages/customization-car/index3d?model=vela-7&paint=pine-green&orderId=${id}`)
  await expect(sum(page, '265,900')).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Vela 7', level: 1 })).toBeVisible()
  await expect(sum(page, '265,900')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
})

test('a configurator that is come back to shows its own car, though another model was configured in front of it', async ({
  page,
}) => {
  await lookAtVela9(page)
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('button', { name: 'Save this car' }).tap()
  await configureGreen(page)
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('button', { name: /^Saved cars/ }).tap()
  await page.getByRole('button', { name: /^Open Vela 9/ }).tap()
  // The page below has a button of that name too.
  await expect(page.getByRole('heading', { name: /^Vela 9/, level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).last().tap()
  await expect(page.getByRole('heading', { name: 'Vela 9', level: 1 })).toBeVisible()
  await back(page).tap()
  await expect(page.getByRole('heading', { name: /^Vela 9/, level: 2 })).toBeVisible()
  await back(page).tap()
  await expect(page.getByRole('heading', { name: /^Vela 7/, level: 2 })).toBeVisible()
  await back(page).tap()
  await expect(sum(page, '265,900')).toBeVisible()
})

test('the saved cars on one’s own page are the list of them, whatever is being configured', async ({
  page,
  customer: _customer,
}) => {
  await configureGreen(page)
  await openPage(page, 'pages/profile/index')
  await page.getByRole('button', { name: 'Saved cars', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'No saved cars yet' })).toBeVisible()
  await configureGreen(page)
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('button', { name: 'Save this car' }).tap()
  await openPage(page, 'pages/profile/index')
  await page.getByRole('button', { name: 'Saved cars', exact: true }).tap()
  await page.getByRole('button', { name: /^Open Vela 7/ }).tap()
  await expect(page.getByRole('heading', { name: 'Vela 7 Long Range', level: 2 })).toBeVisible()
})
