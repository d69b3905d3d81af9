import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

const HOST = 'https://tiles.vela.example'
const JINGAN = { longitude: 121.4459, latitude: 31.2256 }
/** The column of web maps in which Jing'an lies at zoom 13, by the degrees of the wire. */
const COLUMN = '6859'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test.use({
  variables: { MAP_TILES_URL: `${HOST}/{z}/{x}/{y}.png`, MAP_TILES_CREDIT: '© Vela maps', MAP_TILES_SYSTEM: 'wgs84' },
})

test('a shop with a maps service sees its tiles below the same marks, and whose they are', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  await context.route(`${HOST}/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await route.fulfill({ contentType: 'image/png', body: PIXEL })
  })
  await openPage(page, `pages/map/vehicle-location?longitude=${JINGAN.longitude}&latitude=${JINGAN.latitude}`)
  await expect(page.getByText('© Vela maps')).toBeVisible()
  await expect.poll(() => asked.some((path) => path.startsWith(`/13/${COLUMN}/`))).toBe(true)

  const pin = page.getByRole('button', { name: 'Vela Space Jing’an', exact: true })
  const room = await page.getByRole('application').boundingBox()
  const mark = await pin.boundingBox()
  if (room === null || mark === null) throw new Error('no map')
  expect(Math.abs(mark.x + mark.width / 2 - (room.x + room.width / 2))).toBeLessThan(2)
  await page.getByRole('button', { name: 'Zoom out' }).tap()
  await expect(page.getByText('2 km', { exact: true })).toBeVisible()
  await expect.poll(() => asked.some((path) => path.startsWith('/12/'))).toBe(true)
})

test('a maps service that fails leaves the outlines and the marks', async ({ page, context }) => {
  await context.route(`${HOST}/**`, (route) => route.abort())
  await openPage(page, 'pages/map/vehicle-location')
  await expect(page.getByRole('heading', { name: '30 shops on the map' })).toBeVisible()
  await expect(page.locator('.drawn-map__land')).toBeVisible()
  await page.getByRole('button', { name: /^8 shops/ }).tap()
  await expect(page.getByRole('button', { name: '4 shops in Shanghai' })).toBeVisible()
})
