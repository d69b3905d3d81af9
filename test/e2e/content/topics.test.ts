import { follow } from '@/wire/endpoints/topic'
import { expect, test } from '../../support/browser/phone'
import { openPage } from '../../support/browser/storefront-steps'
import { tapAnswered } from '../../support/browser/tap-answered'

test('an article leads to its topic and its hashtag, and those to their articles', async ({ page }) => {
  await openPage(page, 'pages/articles/view?id=night-mode')
  await page.getByRole('link', { name: 'Night drive', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Night drive' })).toBeVisible()
  await page.getByRole('tab', { name: 'New' }).tap()
  await page.getByRole('link', { name: /^Ring road after ten/ }).tap()
  await page.getByRole('link', { name: '#NightDrive' }).tap()
  await expect(page.getByRole('heading', { name: '#NightDrive' }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Video' }).tap()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: /^Night drive mode.*1,820 likes/ }).tap()
  await expect(page).toHaveURL(/articles\/view\?id=night-mode/)
})

test('a customer follows a topic in the list, finds it there after a reload, and ends it once asked', async ({
  page,
  customer,
  storefront,
}) => {
  await storefront.call(follow, { id: 'NightDrive', isOn: true }, { token: customer.token })
  await openPage(page, 'pages/topiclist/view')
  await tapAnswered(page.getByRole('button', { name: 'Follow Quiet cabin' }), follow)
  await expect(page.getByRole('tab', { name: 'Following 2' })).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'Following 2' }).tap()
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Following Quiet cabin' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Unfollow' }).tap()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: '#NightDrive' }).tap()
  await expect(page.getByText('3 articles · 1 follower')).toBeVisible()
})

test('a visitor who follows is led to the login, and a topic that is gone leads to the others', async ({ page }) => {
  await openPage(page, 'pages/topics/view?id=nothing')
  await page.getByRole('button', { name: 'All topics' }).tap()
  await page.getByRole('button', { name: 'Follow Night drive' }).tap()
  await expect(page.getByRole('button', { name: 'Log in by phone' })).toBeVisible()
})
