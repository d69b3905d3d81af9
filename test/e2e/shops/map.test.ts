import { vehicles } from '@/wire/endpoints/map'
import { openLevcUpdate } from '@/wire/endpoints/order'
import { HOUR_MS } from '@/domain/time/duration'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { lockedCar, planHandover } from '../../support/customers/car-order'
import { deliveredOrder } from '../../support/customers/delivered-order'
import { readOrder } from '../../support/customers/orders'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

const JINGAN = { longitude: 121.4459, latitude: 31.2256 }

test('the shop of the details is found on the map, and so are its neighbours', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await openPage(page, 'pages/shopList/details/index?id=shanghai-jingan')
  await page.getByRole('button', { name: 'Show Vela Space Jing’an on the map' }).tap()
  await expect(page.getByRole('heading', { name: 'Vela Space Jing’an' })).toBeVisible()
  await expect(page.getByRole('main').getByText('1268 West Nanjing Road')).toBeVisible()

  await page.getByRole('button', { name: 'Vela Space Xintiandi', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Vela Space Xintiandi' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy address' }).tap()
  await expect(page.getByText('Content copied')).toBeVisible()
  await context.route('https://apis.map.qq.com/**', (route) => route.fulfill({ body: 'a way' }))
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Route to Vela Space Xintiandi, on Tencent Maps' }).tap()
  await expect(await opened).toHaveURL(/routeplan\?type=drive&to=Vela%20Space%20Xintiandi&tocoord=31\.\d+,121\.\d+/)
  await page.getByRole('button', { name: 'Shop', exact: true }).tap()
  await expect(page).toHaveURL(/shopList\/details\/index\?id=shanghai-xintiandi/)
})

test('marks that lie near each other are one, and a tap comes nearer until they part', async ({ page }) => {
  await openPage(page, 'pages/map/vehicle-location')
  await expect(page.getByRole('heading', { name: '30 shops on the map' })).toBeVisible()
  const shop = page.getByRole('button', { name: 'Vela Space Jing’an', exact: true })
  await expect(shop).toBeHidden()
  const around = page.getByRole('button', { name: /^8 shops/ })
  await around.tap()
  await expect(around).toBeHidden()
  const city = page.getByRole('button', { name: '4 shops in Shanghai' })
  await city.tap()
  await expect(city).toBeHidden()
  const two = page.getByRole('button', { name: '2 shops in Shanghai' })
  await two.tap()
  await expect(two).toBeHidden()
  await shop.tap()
  await expect(page.getByRole('heading', { name: 'Vela Space Jing’an' })).toBeVisible()
})

test('the map is moved by a finger, the wheel, the keys and its buttons', async ({ page }) => {
  await openPage(page, `pages/map/vehicle-location?longitude=${JINGAN.longitude}&latitude=${JINGAN.latitude}`)
  const pin = page.getByRole('button', { name: 'Vela Space Jing’an', exact: true })
  const at = async () => (await pin.boundingBox()) ?? { x: 0, y: 0 }
  await expect(pin).toBeVisible()
  const before = await at()

  await page.mouse.move(150, 200)
  await page.mouse.down()
  await page.mouse.move(110, 230, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await at()).x - before.x)).toBe(-40)
  expect(Math.round((await at()).y - before.y)).toBe(30)

  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => Math.round((await at()).x - before.x)).toBe(40)

  await expect(page.getByText('1 km', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Zoom out' }).tap()
  await expect(page.getByText('2 km', { exact: true })).toBeVisible()
  await page.mouse.wheel(0, -240)
  await expect(page.getByText('1 km', { exact: true })).toBeVisible()
  await page.mouse.dblclick(150, 200)
  await expect(page.getByText('500 m', { exact: true })).toBeVisible()
})

test('an owner sees where the car was seen, the shop next to it, and oneself when asked', async ({
  page,
  context,
  customer,
  storefront,
}) => {
  const order = await deliveredOrder(storefront, customer)
  await storefront.call(openLevcUpdate, { openLevc: true }, { token: customer.token })
  const [car] = (await storefront.call(vehicles, {}, { token: customer.token })).data
  if (car === undefined) throw new Error('the car is nowhere')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ longitude: car.longitude, latitude: car.latitude - 0.02 })
  await openPage(page, `pages/real-order-detail/index?id=${order.id}`)
  await page.getByRole('button', { name: 'Where the car is' }).tap()
  await expect(page.getByRole('heading', { name: 'Vehicle location' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Vela 7', exact: true })).toBeVisible()
  await expect(page.getByText(/^Seen (just now|\d minutes? ago)$/)).toBeVisible()
  await expect(page.getByText(/^Near .+, .+$/)).toBeVisible()

  await page.getByRole('button', { name: 'My place' }).tap()
  await expect(page.getByRole('img', { name: 'You are here' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: /Nearest shop/ }).tap()
  await expect(page.getByText(/^\d+\.\d km$/)).toBeVisible()
  await page.getByRole('button', { name: /^Vela 7/ }).tap()
  await expect(page.getByText(/Nearest shop/)).toBeVisible()
})

test('a car tells where it is once its owner has switched that on, until it is switched off', async ({
  page,
  customer,
  storefront,
}) => {
  await deliveredOrder(storefront, customer)
  await openPage(page, 'pages/map/vehicle-location')
  await expect(page.getByRole('heading', { name: 'See where your car is' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Switch on' }).tap()
  await expect(page.getByRole('heading', { name: 'Vehicle location' })).toBeVisible()
  await expect(page.getByText(/^Near .+, .+$/)).toBeVisible()

  await page.getByRole('button', { name: 'Stop showing where the car is' }).tap()
  await expect(page.getByRole('heading', { name: 'See where your car is' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Vehicle location' })).toBeHidden()
})

test('an order leads to its shop and to its delivery centre on the map', async ({
  page,
  customer,
  sale,
  storefront,
}) => {
  await sale.change('vela-7-big', { startAt: new Date(storefront.clock.now().getTime() - HOUR_MS) })
  const order = await lockedCar(storefront, customer)
  await planHandover(storefront, order)
  const { id, storeInfo } = await readOrder(storefront, customer, order.id)
  const places = [storeInfo.storeName, storeInfo.dcName].filter((name) => name !== null)
  expect(new Set(places).size).toBe(2)
  for (const name of places) {
    await openPage(page, `pages/real-order-detail/index?id=${id}`)
    await page.getByRole('button', { name: `Show ${name} on the map` }).tap()
    await expect(page).toHaveURL(/map\/vehicle-location\?longitude=\d+/)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
})

test('who keeps the position to themselves is told so, and the map stays', async ({ page, context }) => {
  await context.clearPermissions()
  await openPage(page, 'pages/map/vehicle-location?longitude=here&latitude=200')
  await page.getByRole('button', { name: 'My place' }).tap()
  const dialog = page.getByRole('dialog', { name: /^Your position is (off|not known)$/ })
  await expect(dialog).not.toContainText('city')
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'List of shops' }).tap()
  await expect(page).toHaveURL(/shopList\/shopList/)
})
