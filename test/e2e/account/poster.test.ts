import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../../support/browser/phone'
import { scan } from '../../support/reading/scan'
import { openPage } from '../../support/browser/storefront-steps'

/** The poster as it is on the canvas, once it is drawn. */
const drawn = async (page: Page): Promise<Buffer> => {
  await expect(page.locator('.invite-poster')).toHaveAttribute('aria-busy', 'false')
  const url = await page
    .locator('.invite-poster__canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** Rests a finger on the poster, and moves it meanwhile. */
const press = async (page: Page, { ms = 450, movedPx = 0 }): Promise<void> => {
  const box = await page.locator('.invite-poster__canvas').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100]
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + movedPx, y }] })
  await page.waitForTimeout(ms)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}

test('a customer chooses a picture and saves a poster whose code opens the invitation', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, 'pages/poster/index')
  const first = await drawn(page)
  await page.getByRole('radio', { name: 'Vela 9 from the front' }).tap()
  await expect(page.getByRole('img', { name: /Vela 9 with me/ })).toBeVisible()
  const second = await drawn(page)
  expect(second.equals(first)).toBe(false)
  expect(scan(second)).toMatch(/#\/pages\/invitee\/index\?code=[A-Z2-9]{8}$/)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save', exact: true }).tap(),
  ])
  expect(download.suggestedFilename()).toBe('vela-invitation.jpg')
  const { width, height } = await sharp(await download.path()).metadata()
  expect([width, height]).toEqual([870, 1440])
})

test('a finger that rests on the poster saves it, and one that moves does not', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, 'pages/poster/index')
  await drawn(page)
  const names: string[] = []
  page.on('download', (download) => names.push(download.suggestedFilename()))
  await press(page, { movedPx: 20 })
  await press(page, { ms: 200 })
  expect(names).toEqual([])
  await press(page, { movedPx: 5 })
  await expect.poll(() => names).toEqual(['vela-invitation.jpg'])
})

test.describe('without the pictures', () => {
  test.use({ knownFault: /Failed to load resource/ })

  test('the page says that there is no poster, and draws it once they come', async ({ page, customer }) => {
    expect(customer.token).not.toBe('')
    await page.route('**/vela-7-invite*', (route) => route.abort())
    await openPage(page, 'pages/poster/index')
    await expect(page.getByText('The poster could not be drawn')).toBeVisible()
    await page.unroute('**/vela-7-invite*')
    await page.getByRole('button', { name: 'Click to reload' }).tap()
    expect(scan(await drawn(page))).toContain('pages/invitee/index')
  })
})
