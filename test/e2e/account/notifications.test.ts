import { turn } from '@/wire/endpoints/notification'
import { SubscriptionState } from '@/wire/enums/subscription'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'
import { tapAnswered } from '../../support/browser/tap-answered'

test('messages are turned off by kind, which a reload still shows', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, 'pages/settings/index')
  await page.getByRole('button', { name: 'Notifications' }).tap()
  const drives = page.getByRole('switch', { name: 'Test drives' })
  await expect(drives).toHaveAttribute('aria-checked', 'true')
  await tapAnswered(drives, turn)
  await expect(drives).toHaveAttribute('aria-checked', 'false')
  await page.reload()
  await expect(drives).toHaveAttribute('aria-checked', 'false')
  await expect(page.getByRole('switch', { name: 'Openings of orders' })).toHaveAttribute('aria-checked', 'true')
})

test('reminders wait at night until that is turned off, which a reload still shows', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, 'pages/account/notifications')
  const quiet = page.getByRole('switch', { name: 'Quiet hours' })
  await expect(page.getByText('Reminders of 22:00 to 08:00 (Shanghai) wait for the morning')).toBeVisible()
  await expect(quiet).toHaveAttribute('aria-checked', 'true')
  await tapAnswered(quiet, turn)
  await expect(quiet).toHaveAttribute('aria-checked', 'false')
  await page.reload()
  await expect(quiet).toHaveAttribute('aria-checked', 'false')
})

test('the page counts the messages that WeChat may still bring', async ({ page, customer, storefront }) => {
  await storefront.database.query('UPDATE account SET open_id = $1 WHERE phone = $1', [customer.phone])
  await storefront.database.query(
    `INSERT INTO subscription (user_id, scene, subject, kind, state, language, answered_at)
     SELECT id, 'order', 'o', 'contract', $2, 'en', now() FROM account WHERE phone = $1`,
    [customer.phone, SubscriptionState.waiting],
  )
  await openPage(page, 'pages/account/notifications')
  await expect(page.getByText('WeChat: 1 message allowed')).toBeVisible()
  await expect(page.getByText('WeChat: none allowed at present'), 'openings, appointments').toHaveCount(2)
})
