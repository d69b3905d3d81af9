import type { Page } from '@playwright/test'
import { cancel, page as appointments, waits } from '@/wire/endpoints/appointment'
import { turn } from '@/wire/endpoints/notification'
import { AppointmentScope } from '@/wire/enums/appointment'
import { NotificationSwitch } from '@/wire/enums/notification'
import { MINUTE_MS } from '@/domain/time/duration'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { routeTo } from '../../support/browser/page-samples'
import { expect, test } from '../../support/browser/phone'
import { logIn, openPage } from '../../support/browser/storefront-steps'
import { booked, dayIn, fillHour, SMALL_SHOP_WISH } from '../../support/customers/appointments'

const BOOKING = routeTo('pages/drive-record/booking/booking', {
  shop: SMALL_SHOP_WISH.storeId,
  model: SMALL_SHOP_WISH.modelId,
})
const FASTER = 9_101
const FASTER_VISITOR = 9_102
const GIVES_BACK = 9_103
const GIVES_WAY = 9_104

const hoursWaitedFor = (page: Page) => page.locator('.card', { hasText: 'Hours you wait for' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a visitor whose hour was taken asks to be told, logs in, loses nothing, and takes it back', async ({
  page,
  shopper,
  storefront,
}) => {
  const { day, label } = dayIn(15)
  await openPage(page, BOOKING)
  await page.getByRole('radio', { name: label }).tap()
  await page.getByRole('radio', { name: /^14:00/ }).tap()
  await page.getByRole('textbox', { name: 'Driver' }).fill('Zhou Yining')
  await fillHour(storefront, FASTER_VISITOR, `${day} 14:00:00`)
  await page.reload()

  await expect(page.getByRole('alert')).toContainText('14:00 has just been taken.')
  const tell = page.getByRole('radio', { name: /^Tell me if 14:00 comes free/ })
  await tell.tap()
  await expect(tell).toContainText(`One message, until ${label}, 12:00`)
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Tell me').tap()
  await logIn(page, storefront, shopper.phone)

  await expect(page).toHaveTitle('Book a test drive')
  await expect(page.getByRole('textbox', { name: 'Driver' })).toHaveValue('Zhou Yining')
  await expect(tell).toBeChecked()
  await button(page, 'Tell me').tap()
  await expect(hoursWaitedFor(page)).toContainText(`${label}, 14:00`)
  await expect(hoursWaitedFor(page)).toContainText('Vela 9, Vela Space Xintiandi')
  await expect(hoursWaitedFor(page)).toContainText('One message, until 12:00')
  await expect(tell).toBeHidden()
  await expect(button(page, 'Book')).toBeDisabled()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.reload()
  await button(page, `Take back, ${label}, 14:00`).tap()
  await expect(hoursWaitedFor(page)).toBeHidden()
  await expect(tell).toBeVisible()
})

test('a full hour of the calendar can be waited for, and is booked in one tap once it has come free', async ({
  page,
  customer,
  storefront,
}) => {
  const { day, label } = dayIn(16)
  // Tests run at night, too.
  await storefront.call(turn, { kind: NotificationSwitch.quietHours, isOn: false }, { token: customer.token })
  const { id, token } = await fillHour(storefront, GIVES_BACK, `${day} 11:00:00`)
  await openPage(page, BOOKING)
  await page.getByRole('radio', { name: label }).tap()
  await page.getByRole('radio', { name: '11:00, Full' }).tap()
  await expect(page.getByRole('alert')).toContainText('11:00 is full.')
  await expect(page.getByRole('radio', { name: /^Tell me if 11:00 comes free/ })).toBeChecked()
  await button(page, 'Tell me').tap()
  await expect(hoursWaitedFor(page)).toContainText(`${label}, 11:00`)

  await storefront.call(cancel, { id }, { token })
  storefront.clock.advance(MINUTE_MS)
  await expect.poll(() => storefront.sms.freeHoursTo(customer.phone).length).toBe(1)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('appointment-draft')) localStorage.removeItem(key)
  })
  await openPage(page, routeTo('pages/drive-record/booking/booking', {}))
  await page.reload()
  const cameFree = page.locator('.card', { hasText: 'Has come free' })
  await expect(cameFree).toContainText('To be booked until 09:00')
  await button(page, `Choose, ${label}, 11:00`).tap()
  await page.getByRole('textbox', { name: 'Driver' }).fill('Zhou Yining')
  await page.getByRole('checkbox', { name: /I agree to the/ }).tap()
  await button(page, 'Book').tap()
  await expect(page.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible()
  await expect(page.getByText(`${label}, 11:00–\u206012:00`)).toBeVisible()
  expect((await storefront.call(waits, {}, { token: customer.token })).data).toEqual([])
})

test('an hour that has come free meanwhile is not waited for, and can be booked at once', async ({
  page,
  customer,
  storefront,
}) => {
  const { day, label } = dayIn(17)
  const { id, token } = await fillHour(storefront, FASTER, `${day} 11:00:00`)
  await openPage(page, BOOKING)
  await page.getByRole('radio', { name: label }).tap()
  await page.getByRole('radio', { name: '11:00, Full' }).tap()
  await storefront.call(cancel, { id }, { token })
  await button(page, 'Tell me').tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This time has come free. You can book it now.')
  await dialog.getByRole('button', { name: 'OK' }).tap()
  await expect(page.getByRole('radio', { name: '11:00, 1 left' })).toBeChecked()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(button(page, 'Book')).toBeEnabled()
  expect((await storefront.call(waits, {}, { token: customer.token })).data).toEqual([])
})

test('a full hour that an appointment is to be moved to is waited for, and moves it once it has come free', async ({
  page,
  customer,
  storefront,
}) => {
  const { day, label } = dayIn(18)
  // Tests run at night, too.
  await storefront.call(turn, { kind: NotificationSwitch.quietHours, isOn: false }, { token: customer.token })
  const faster = await fillHour(storefront, GIVES_WAY, `${day} 11:00:00`)
  const own = await booked(storefront, customer, { ...SMALL_SHOP_WISH, startTime: `${day} 16:00:00` })
  await openPage(page, routeTo('pages/drive-record/drive-detail/drive-detail', { id: own.id }))
  await button(page, 'Change time').tap()
  const sheet = page.getByRole('dialog', { name: 'Change time' })
  await sheet.getByRole('radio', { name: '11:00, Full' }).tap()
  await expect(sheet.getByRole('radio', { name: /^Tell me if 11:00 comes free/ })).toBeChecked()
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Tell me', exact: true }).tap()
  await expect(sheet).toBeHidden()
  await expect(hoursWaitedFor(page)).toContainText(`${label}, 11:00`)

  await storefront.call(cancel, { id: faster.id }, { token: faster.token })
  storefront.clock.advance(MINUTE_MS)
  await expect.poll(() => storefront.sms.freeHoursTo(customer.phone).length).toBe(1)
  await openPage(page, BOOKING)
  await button(page, `Move to it, ${label}, 11:00`).tap()
  await expect(page).toHaveTitle('Appointment details')
  await button(page, `Move to it, ${label}, 11:00`).tap()
  await expect(sheet.getByText('Held for 5 minutes')).toBeVisible()
  await sheet.getByRole('button', { name: /^Change to .*11:00$/ }).tap()
  await expect(page.getByText(`${label}, 11:00–\u206012:00`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Has come free' })).toBeHidden()
  const upcoming = { scope: AppointmentScope.upcoming, current: 1, size: 10 }
  expect((await storefront.call(appointments, upcoming, { token: customer.token })).data?.records).toMatchObject([
    { id: own.id, startTime: `${day} 11:00:00` },
  ])
  expect((await storefront.call(waits, {}, { token: customer.token })).data).toEqual([])
})
