import { expect, test } from '../support/phone'
import { openPage } from '../support/storefront-steps'

test('messages are turned off by kind, which a reload still shows', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, 'pages/settings/index')
  await page.getByRole('button', { name: 'Notifications' }).tap()
  const drives = page.getByRole('switch', { name: 'Test drives' })
  await expect(drives).toHaveAttribute('aria-checked', 'true')
  await drives.tap()
  await expect(drives).toHaveAttribute('aria-checked', 'false')
  await page.reload()
  await expect(drives).toHaveAttribute('aria-checked', 'false')
  await expect(page.getByRole('switch', { name: 'Openings of orders' })).toHaveAttribute('aria-checked', 'true')
})
