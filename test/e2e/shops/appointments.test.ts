import { detail as agreement } from '@/wire/endpoints/agreement'
import { MINUTE_MS } from '@/domain/time/duration'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { dayIn, fillHour, SMALL_SHOP_WISH } from '../../support/customers/appointments'
import { buttonsOverTheEdge } from '../../support/browser/page-checks'
import { routeTo } from '../../support/browser/page-samples'
import { answerFirst } from '../../support/browser/held-calls'
import { addLicenceSides } from '../../support/browser/licence-steps'
import { expect, test } from '../../support/browser/phone'
import { logIn, openPage } from '../../support/browser/storefront-steps'

const BOOKING = routeTo('pages/drive-record/booking/booking', {
  shop: SMALL_SHOP_WISH.storeId,
  model: SMALL_SHOP_WISH.modelId,
})
const STRANGER = 9_001
const FASTER_VISITOR = 9_002
const FASTER_CHOOSER = 9_003
const LATE_CHOOSER = 9_004

test('a visitor fills in a booking, logs in, loses nothing, and has an appointment with a code', async ({
  page,
  shopper,
  storefront,
}) => {
  const { label } = dayIn(9)
  await openPage(page, BOOKING)
  await page.getByRole('radio', { name: label }).tap()
  await page.getByRole('radio', { name: /^15:00/ }).tap()
  await page.getByRole('textbox', { name: 'Driver' }).fill('Zhou Yining')
  await page.getByRole('button', { name: 'Book', exact: true }).tap()
  await logIn(page, storefront, shopper.phone)

  await expect(page).toHaveTitle('Book a test drive')
  await expect(page.getByRole('textbox', { name: 'Driver' })).toHaveValue('Zhou Yining')
  await expect(page.getByText(`${label}, 15:00`)).toBeVisible()
  await page.getByRole('checkbox', { name: /I agree to the/ }).tap()
  await page.getByRole('button', { name: 'Book', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible()
  await expect(page.getByText(/^\d{4} \d{4} \d{4}$/)).toBeVisible()
  await expect(page.getByText('Zhou Yining')).toBeVisible()

  await page.getByRole('button', { name: 'Change time' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Change time' })
  await sheet.getByRole('radio', { name: /^17:00/ }).tap()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await buttonsOverTheEdge(page)).toEqual([])
  await sheet.getByRole('button', { name: /^Change to .*17:00$/ }).tap()
  await expect(sheet).toBeHidden()
  await expect(page.getByText(`${label}, 17:00–\u206018:00`)).toBeVisible()

  await page.getByRole('button', { name: 'Change time' }).tap()
  await sheet.getByRole('button', { name: 'Cancel appointment' }).tap()
  await page.getByRole('dialog', { name: 'Cancel this appointment?' }).getByRole('button', { name: 'Cancel' }).tap()
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book again' })).toBeVisible()
})

test('who chooses an hour that is gone since the page came is told at once, and holds the next one against everybody', async ({
  page,
  customer,
  storefront,
}) => {
  expect(customer.token).not.toBe('')
  const { day, label } = dayIn(18)
  await openPage(page, BOOKING)
  await page.getByRole('radio', { name: label }).tap()
  await fillHour(storefront, FASTER_CHOOSER, `${day} 14:00:00`)
  await page.getByRole('radio', { name: /^14:00/ }).tap()
  await expect(page.getByRole('alert')).toContainText('14:00 has just been taken.')
  await page.getByRole('radiogroup', { name: 'Nearest free' }).getByRole('radio').first().tap()
  await expect(page.getByRole('alert')).toBeHidden()
  const bar = page.locator('.booking-bar')
  await expect(bar).toContainText(`${label}, 13:00`)
  await expect(bar).toContainText('Held for 5 minutes')
  await expect(fillHour(storefront, LATE_CHOOSER, `${day} 13:00:00`)).rejects.toThrow('no longer free')

  await page.reload()
  await expect(page.getByRole('radio', { name: '13:00, 1 left' })).toBeChecked()
  await expect(bar).toContainText('Held for 5 minutes')
})

test('who uploads the driving licence on the way to a booking comes back to a booking that knows it', async ({
  page,
  customer,
}) => {
  expect(customer.token).not.toBe('')
  await openPage(page, BOOKING)
  await page.getByRole('button', { name: /^Driver licence.*Upload, or bring it/ }).tap()
  await addLicenceSides(page)
  await page.getByRole('checkbox', { name: 'I agree to the Privacy policy' }).tap()
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByRole('button', { name: /^Driver licence.*Uploaded/ })).toBeVisible()
})

test('an agreement that has changed meanwhile is told, read again, and agreed to again', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  const { label } = dayIn(10)
  await answerFirst(page, `**${agreement.path}*`, async (route) => {
    const reply = await route.fetch()
    const { data, ...envelope } = await reply.json()
    await route.fulfill({ response: reply, json: { ...envelope, data: { ...data, version: data.version - 1 } } })
  })
  await openPage(page, BOOKING)
  await page.getByRole('radio', { name: label }).tap()
  await page.getByRole('radio', { name: /^15:00/ }).tap()
  await page.getByRole('textbox', { name: 'Driver' }).fill('Zhou Yining')
  const agreed = page.getByRole('checkbox', { name: /I agree to the/ })
  await agreed.tap()
  await page.getByRole('button', { name: 'Book', exact: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).tap()
  await expect(agreed).not.toBeChecked()
  await agreed.tap()
  await page.getByRole('button', { name: 'Book', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible()
})

test('a visitor whose hour is taken during the login keeps what was typed, and is offered the nearest free ones', async ({
  page,
  shopper,
  storefront,
}) => {
  const { day, label } = dayIn(13)
  await openPage(page, BOOKING)
  await page.getByRole('radio', { name: label }).tap()
  await page.getByRole('radio', { name: /^14:00/ }).tap()
  await page.getByRole('textbox', { name: 'Driver' }).fill('Zhou Yining')
  await page.getByRole('button', { name: 'Book', exact: true }).tap()
  await fillHour(storefront, FASTER_VISITOR, `${day} 14:00:00`)
  await logIn(page, storefront, shopper.phone)

  await expect(page).toHaveTitle('Book a test drive')
  await expect(page.getByRole('textbox', { name: 'Driver' })).toHaveValue('Zhou Yining')
  await expect(page.getByRole('alert')).toContainText('14:00 has just been taken.')
  await expect(page.getByRole('radio', { name: '14:00, Taken' })).not.toBeChecked()
  await page.getByRole('radiogroup', { name: 'Nearest free' }).getByRole('radio').first().tap()
  await page.getByRole('checkbox', { name: /I agree to the/ }).tap()
  await expect(page.getByRole('textbox', { name: 'Driver' })).toHaveValue('Zhou Yining')
  await page.getByRole('button', { name: 'Book', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible()
  await expect(page.getByText(`${label}, 13:00–\u206014:00`)).toBeVisible()
})

test('an hour that was held and is taken since is answered with the nearest free ones, and nothing typed is lost', async ({
  page,
  customer,
  storefront,
}) => {
  expect(customer.token).not.toBe('')
  const { day, label } = dayIn(11)
  await openPage(page, BOOKING)
  await page.getByRole('radio', { name: label }).tap()
  await page.getByRole('radio', { name: /^14:00/ }).tap()
  await page.getByRole('textbox', { name: 'Driver' }).fill('Zhou Yining')
  await page.getByRole('checkbox', { name: /I agree to the/ }).tap()
  await expect(page.getByText('Held for 5 minutes')).toBeVisible()

  storefront.clock.advance(5 * MINUTE_MS)
  await fillHour(storefront, STRANGER, `${day} 14:00:00`)
  await page.getByRole('button', { name: 'Book', exact: true }).tap()

  await expect(page.getByRole('alert')).toContainText('14:00 has just been taken.')
  await expect(page.getByRole('radio', { name: '14:00, Taken' })).not.toBeChecked()
  expect(await accessibilityFaults(page)).toEqual([])
  const marked = page.getByRole('radiogroup', { name: 'Time' }).locator('.slot-grid__slot--near')
  await expect(marked.locator('.slot-grid__clock')).toHaveText(['12:00', '13:00', '15:00'])
  const nearest = page.getByRole('radiogroup', { name: 'Nearest free' })
  await expect(nearest.getByRole('radio', { name: /Vela Space Jing’an/ })).toBeVisible()
  await nearest.getByRole('radio').first().tap()
  await expect(page.getByRole('textbox', { name: 'Driver' })).toHaveValue('Zhou Yining')
  await page.getByRole('button', { name: 'Book', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible()
  await expect(page.getByText(`${label}, 13:00–\u206014:00`)).toBeVisible()
})
