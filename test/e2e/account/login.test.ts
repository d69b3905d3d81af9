import { logout, sendSms } from '@/wire/endpoints/account'
import { SmsType } from '@/wire/enums/platform'
import { MINUTE_MS } from '@/domain/time/duration'
import { lastCode } from '../../support/customers/customer'
import { expect, test } from '../../support/browser/phone'
import { logIn, openPage } from '../../support/browser/storefront-steps'
import { tapAnswered } from '../../support/browser/tap-answered'

const CODE_TRIES = 5
/** What a finger needs, in px. */
const FINGER_PX = 44

/** Another code than the right one. */
const wrongCode = (right: string): string => (right === '111111' ? '222222' : '111111')

test('a link to a page for customers leads through the login and to that page, with its parameters', async ({
  page,
  shopper,
  storefront,
}) => {
  await openPage(page, 'pages/mall/order/list?scope=closed')
  await expect(page).toHaveTitle('Log in')
  await logIn(page, storefront, shopper.phone)
  await expect(page).toHaveTitle('My orders')
  await expect(page.getByRole('tab', { name: 'Closed' })).toHaveAttribute('aria-selected', 'true')
})

test('the login opened from Mine comes back to Mine, and going back never meets a step of it', async ({
  page,
  shopper,
  storefront,
}) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Mine' }).tap()
  await page.getByRole('button', { name: 'Log in' }).tap()
  await logIn(page, storefront, shopper.phone)
  await expect(page.getByRole('heading', { name: /^Vela \d{4}$/ })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveTitle(/Log in|verification/)
})

test('the demo says first what it plays, and nothing closes that', async ({ page }) => {
  await openPage(page, 'pages/account/login')
  const box = page.getByRole('note')
  await expect(box).toContainText('This is the demo')
  await expect(box).toContainText('No money moves.')
  await expect(box.getByRole('button')).toHaveCount(0)
  const { y } = (await box.boundingBox()) ?? { y: Number.NaN }
  const { y: mark } = (await page.getByRole('heading', { name: /^Welcome/ }).boundingBox()) ?? { y: Number.NaN }
  expect(y).toBeLessThan(mark)
})

test('in the demo a tap lets in as one of its people, once the agreements are accepted', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Mine' }).tap()
  await page.getByRole('button', { name: 'Log in' }).tap()
  await page.getByRole('button', { name: /^Zhou Yining/ }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect(page).toHaveTitle('Log in')
  await page.getByRole('button', { name: /^Zhou Yining/ }).tap()
  await sheet.getByRole('button', { name: 'Agree and continue' }).tap()
  await expect(page.getByRole('heading', { name: 'Zhou Yining' })).toBeVisible()
})

test('a server that plays nothing has no such box', async ({ page }) => {
  const said = page.waitForResponse('**/common/demo')
  await page.route('**/common/demo', (route) =>
    route.fulfill({ json: { code: 200, msg: 'ok', data: { played: [], people: [] } } }),
  )
  await openPage(page, 'pages/account/login')
  await said
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(0)
})

test('a target outside the app is not followed', async ({ page, shopper, storefront }) => {
  await openPage(page, `pages/account/login?target=${encodeURIComponent('https://example.com/')}`)
  await logIn(page, storefront, shopper.phone)
  await expect(page).toHaveTitle('Mine')
  expect(new URL(page.url()).origin).toBe(storefront.origin)
})

test('five wrong codes spend the code; after a minute a new one logs in', async ({ page, shopper, storefront }) => {
  await page.clock.install()
  await openPage(page, 'pages/account/phone-login')
  await page.getByRole('textbox', { name: 'Phone number' }).fill(shopper.phone)
  await page.getByRole('checkbox', { name: /I agree to the/ }).tap()
  await page.getByRole('button', { name: 'Get code' }).tap()
  const boxes = page.getByRole('textbox', { name: /Verification code/ })
  await expect(boxes).toBeVisible()
  const wrong = wrongCode(lastCode(storefront, shopper.phone))
  for (let tries = 1; tries < CODE_TRIES; tries += 1) {
    await boxes.fill(wrong)
    await expect(page.getByRole('alert')).toContainText('That code is not right.')
    await expect(boxes, 'the wrong digits are gone').toHaveValue('')
  }
  await boxes.fill(wrong)
  await expect(page.getByRole('alert')).toContainText('Too many wrong codes.')
  const resend = page.getByRole('button', { name: /^Resend code/ })
  await expect(resend).toBeDisabled()

  storefront.clock.advance(MINUTE_MS)
  await page.clock.fastForward(MINUTE_MS)
  await expect(resend).toBeEnabled()
  await resend.tap()
  await expect(page.getByRole('alert')).toBeHidden()
  await boxes.fill(lastCode(storefront, shopper.phone))
  await expect(page).toHaveTitle('Mine')
})

test('a code that was sent a moment ago is not sent twice: it can be typed, and the page says when another can come', async ({
  page,
  shopper,
  storefront,
}) => {
  await openPage(page, 'pages/account/login')
  await expect(page.getByRole('note')).toBeVisible()
  // The code is another page's of the same device.
  const deviceid = await page.evaluate<string>(() => JSON.parse(localStorage.getItem('vela:device-id') ?? '').value)
  const headers = { 'x-forwarded-for': shopper.ip, deviceid }
  await storefront.call(sendSms, { phoneNumber: shopper.phone, smsType: SmsType.login }, { headers })
  await openPage(page, 'pages/account/phone-login')
  await page.getByRole('textbox', { name: 'Phone number' }).fill(shopper.phone)
  await page.getByRole('checkbox', { name: /I agree to the/ }).tap()
  await page.getByRole('button', { name: 'Get code' }).tap()
  await expect(page.getByText(/Resend in \d+ s/)).toBeVisible()
  await page.getByRole('textbox', { name: /Verification code/ }).fill(lastCode(storefront, shopper.phone))
  await expect(page).toHaveTitle('Mine')
})

test('a number that is none is refused before anything is sent', async ({ page, storefront }) => {
  await openPage(page, 'pages/account/phone-login')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('12345')
  await page.getByRole('button', { name: 'Get code' }).tap()
  await expect(page.getByRole('alert')).toContainText('Enter an 11-digit mobile number')
  expect(storefront.sms.lastTo('12345')).toBeUndefined()
})

test('without the tick the agreements are asked for, and agreeing sends the code', async ({
  page,
  shopper,
  storefront,
}) => {
  await openPage(page, 'pages/account/phone-login')
  const box = page.getByRole('checkbox', { name: /I agree to the/ })
  await expect(box, 'never ticked beforehand').not.toBeChecked()
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
  expect(Math.min(width, height), 'room for a finger').toBeGreaterThanOrEqual(FINGER_PX)
  await page.getByRole('textbox', { name: 'Phone number' }).fill(shopper.phone)
  await page.getByRole('button', { name: 'Get code' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Please agree first' })
  await expect(sheet).toBeVisible()
  expect(storefront.sms.lastTo(shopper.phone)).toBeUndefined()
  await sheet.getByRole('button', { name: 'Agree and continue' }).tap()
  await expect(page.getByRole('heading', { name: 'Enter verification code' })).toBeVisible()
})

test('who has accepted the agreements at one step of the login is not asked again at the next', async ({
  page,
  shopper,
}) => {
  const agreed = page.getByRole('checkbox', { name: /I agree to the/ })
  await openPage(page, 'pages/account/login')
  await agreed.tap()
  await page.getByRole('button', { name: 'Log in by phone' }).tap()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(shopper.phone)
  await expect(agreed).toBeChecked()
  await page.getByRole('button', { name: 'Get code' }).tap()
  await page.getByRole('button', { name: 'Change' }).tap()
  await expect(agreed).toBeChecked()
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(agreed).toBeChecked()
  await page.getByRole('button', { name: 'Browse as guest' }).tap()
  await page.getByRole('tab', { name: 'Mine' }).tap()
  await page.getByRole('button', { name: 'Log in' }).tap()
  await expect(agreed, 'nor ticked for who comes another time').not.toBeChecked()
})

test('the page for the code finds number and waiting time again after a reload', async ({
  page,
  shopper,
  storefront,
}) => {
  await openPage(page, 'pages/account/phone-login')
  await page.getByRole('textbox', { name: 'Phone number' }).fill(shopper.phone)
  await page.getByRole('checkbox', { name: /I agree to the/ }).tap()
  await page.getByRole('button', { name: 'Get code' }).tap()
  await expect(page.getByText(/Resend in \d+ s/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Resend in \d+ s/)).toBeVisible()
  await page.getByRole('textbox', { name: /Verification code/ }).fill(lastCode(storefront, shopper.phone))
  await expect(page).toHaveTitle('Mine')
})

test('whoever only looks around goes on as a guest', async ({ page }) => {
  await openPage(page, 'pages/mall/order/list')
  await page.getByRole('button', { name: 'Browse as guest' }).tap()
  await expect(page).toHaveTitle('Buy car')
})

test('a login that the server has ended is asked for again, and leads back', async ({ page, customer, storefront }) => {
  await storefront.database.query('DELETE FROM session WHERE account_id = $1', [customer.reply.userInfo.id])
  await openPage(page, 'pages/mall/order/list')
  await expect(page.getByText('Your login has ended. Please log in again.')).toBeVisible()
  storefront.clock.advance(MINUTE_MS)
  await logIn(page, storefront, customer.phone)
  await expect(page).toHaveTitle('My orders')
})

test('logging in on another tab of the browser leaves the login here too', async ({
  page,
  context,
  shopper,
  storefront,
}) => {
  await openPage(page, 'pages/account/login')
  await expect(page.getByRole('button', { name: 'Log in by phone' })).toBeVisible()
  const other = await context.newPage()
  await openPage(other, 'pages/account/login')
  await logIn(other, storefront, shopper.phone)
  await expect(page).toHaveTitle('Mine')
})

test('logging out ends the session here and on the server', async ({ page, customer, storefront }) => {
  await openPage(page, 'pages/settings/index')
  await page.getByRole('button', { name: 'Log out' }).tap()
  await tapAnswered(page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }), logout)
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()
  const sessions = await storefront.database.query('SELECT 1 FROM session WHERE account_id = $1', [
    customer.reply.userInfo.id,
  ])
  expect(sessions).toEqual([])
})

test('logging out works without a network', async ({ page, context, customer }) => {
  await openPage(page, 'pages/settings/index')
  const logOut = page.getByRole('button', { name: 'Log out' })
  await expect(logOut).toBeVisible()
  await context.setOffline(true)
  await logOut.tap()
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).tap()
  await expect(page.getByRole('button', { name: 'Log in' }), `${customer.phone} is forgotten`).toBeVisible()
})
