import { updateDrivingLicense } from '@/wire/endpoints/account'
import { HOUR_MS } from '@/domain/time/duration'
import { generateContract, lockedCar } from '../../support/customers/car-order'
import { countCalls } from '../../support/browser/counted-calls'
import { lastCode } from '../../support/customers/customer'
import { tapOnAndOn } from '../../support/browser/eager-finger'
import { addLicenceSides } from '../../support/browser/licence-steps'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'

test('a contract is opened, the signer checked, and signed; the order goes on to its balance', async ({
  page,
  context,
  customer,
  sale,
  storefront,
}) => {
  await sale.change('vela-7-big', { startAt: new Date(storefront.clock.now().getTime() - HOUR_MS) })
  const order = await lockedCar(storefront, customer)
  await generateContract(storefront, order)
  await openPage(page, `pages/real-order-detail/index?id=${order.id}`)
  await page.getByRole('button', { name: 'Sign contract' }).tap()
  await expect(page.getByRole('heading', { name: 'Sign your contract' })).toBeVisible()

  const opened = context.waitForEvent('page')
  const shown = context.waitForEvent('response', (response) => response.url().includes('/files/private/order/'))
  await page.getByRole('button', { name: 'Read contract' }).tap()
  expect((await shown).headers()['content-type']).toBe('application/pdf')
  await (await opened).close()
  await page.getByRole('button', { name: 'Get code' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Confirm it is you' })
  // Until then the newest code is the one of the login.
  await expect(sheet.getByRole('button', { name: /^Resend in/ })).toBeVisible()
  await sheet.getByRole('textbox', { name: /Verification code/ }).fill(lastCode(storefront, customer.phone))
  await expect(page.getByText('周以宁 · 1101**********002X')).toBeVisible()

  await page.getByRole('button', { name: 'Sign contract' }).tap()
  const sandbox = page.getByRole('dialog', { name: 'Sandbox signing' })
  await sandbox.getByRole('radio', { name: /Failure/ }).tap()
  await sandbox.getByRole('button', { name: 'Test signing' }).tap()
  await expect(page.getByText('The face check did not succeed')).toBeVisible()
  await page.getByRole('button', { name: 'Sign again' }).tap()
  await sandbox.getByRole('radio', { name: /Success/ }).tap()
  await sandbox.getByRole('button', { name: 'Test signing' }).tap()
  await expect(page.getByRole('heading', { name: 'Contract signed' })).toBeVisible()

  await page.getByRole('button', { name: 'View order' }).tap()
  await expect(page.getByRole('heading', { name: 'Pending final payment' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Signed contract' })).toBeVisible()
})

test('both sides of the driving licence are uploaded under a consent, and shown again after a reload', async ({
  page,
  customer,
}) => {
  expect(customer.token).not.toBe('')
  await openPage(page, 'pages/account/driver-license')
  await addLicenceSides(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Replace the/ }), 'found again after a reload').toHaveCount(2)
  await page.getByRole('checkbox', { name: 'I agree to the Privacy policy' }).tap()
  const submitted = countCalls(page, updateDrivingLicense)
  await tapOnAndOn(page.getByRole('button', { name: 'Submit' }))
  await expect(page).not.toHaveURL(/driver-license/)
  expect(submitted()).toBe(1)
  await openPage(page, 'pages/account/driver-license')
  await page.reload()
  await expect(page.getByText('On file')).toHaveCount(2)
})
