import { expect, test } from '../../support/browser/phone'
import { fillReservation, logIn, payButton, payInSandbox } from '../../support/browser/storefront-steps'

// As most phones are set.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a visitor likes the Vela 7, logs in by phone, pays the small deposit and follows the order', async ({
  page,
  shopper,
  storefront,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Vela 7', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Reserve for ¥1,000.00' }).tap()

  await expect(page).toHaveTitle('Log in')
  await logIn(page, storefront, shopper.phone)

  await expect(page).toHaveTitle('Reserve')
  await expect(page.getByText('Full refund at any time until you lock')).toBeVisible()
  await fillReservation(page)
  await payButton(page).tap()

  await expect(page).toHaveTitle('Cashier')
  await expect(page.getByRole('timer')).toBeVisible()
  await payInSandbox(page, 'Success')

  await expect(page.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
  await page.getByRole('button', { name: 'View order' }).tap()

  await expect(page).toHaveTitle('Order detail')
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await expect(page.getByText('Vela Space Jing’an').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply for refund' })).toBeVisible()

  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page, 'login and cashier are behind the shopper').toHaveTitle('Buy car')
})
