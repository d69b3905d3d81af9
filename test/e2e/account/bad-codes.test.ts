import { claim } from '@/wire/endpoints/coupon'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'
import { tapAnswered } from '../../support/browser/tap-answered'

test.describe('a code typed wrong', () => {
  test('is said under its field and stays there, and after five tries how long to wait', async ({ page, customer }) => {
    expect(customer.token).not.toBe('')
    await openPage(page, 'pages/coupons/coupons')
    await page.getByRole('button', { name: 'Enter a code' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Enter a code' })
    const field = sheet.getByRole('textbox', { name: 'Code' })
    await field.fill('NOTHING')
    const take = sheet.getByRole('button', { name: 'Take coupon' })
    /** Taps, and waits until the button takes another tap: what comes before that is let go. */
    const tryOnce = async (): Promise<void> => {
      await tapAnswered(take, claim)
      await expect(take).not.toHaveAttribute('aria-busy')
    }
    for (let tries = 1; tries <= 5; tries += 1) {
      await tryOnce()
      await expect(sheet).toContainText('No coupon has this code now.')
    }
    await tryOnce()
    await expect(sheet).toContainText('You have tried several codes. Please try again in')
    await expect(field).toHaveValue('NOTHING')
  })
})

test.describe('a forged link', () => {
  for (const code of ['FORGED22', '../../etc/passwd', '%00']) {
    test(`of the code ${code} says that the invitation has ended, and leads to the cars`, async ({ page }) => {
      await openPage(page, `pages/invitee/index?code=${encodeURIComponent(code)}`)
      await expect(page.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible()
      await page.getByRole('button', { name: 'See the cars' }).tap()
      await expect(page).toHaveTitle('Buy car')
    })
  }
})
